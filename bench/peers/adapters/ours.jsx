// Adapter for the peers bench: the same small pages, made with Frond UI.
import { Accordion as FrondAccordion } from 'ourlib/accordion';
import { Avatar as FrondAvatar } from 'ourlib/avatar';
import { Badge as FrondBadge } from 'ourlib/badge';
import { Checkbox as FrondCheckbox } from 'ourlib/checkbox';
import { DropdownMenu } from 'ourlib/dropdown-menu';
import { FormField } from 'ourlib/form-field';
import { Input } from 'ourlib/input';
import { Modal } from 'ourlib/modal';
import { Pagination as FrondPagination } from 'ourlib/pagination';
import { Progress as FrondProgress } from 'ourlib/progress';
import { RadioGroup as FrondRadioGroup } from 'ourlib/radio-group';
import { Select as FrondSelect } from 'ourlib/select';
import { Slider as FrondSlider } from 'ourlib/slider';
import { Switch as FrondSwitch } from 'ourlib/switch';
import { Table as FrondTable } from 'ourlib/table';
import { Tabs as FrondTabs } from 'ourlib/tabs';
import { Textarea } from 'ourlib/textarea';
import { Toaster as FrondToaster } from 'ourlib/toaster';
import { Tooltip as FrondTooltip } from 'ourlib/tooltip';
import { useToast } from 'ourlib/use-toast';
import { Button, Provider } from './ours.button.jsx';

export const meta = { name: 'Frond UI', pkg: 'ourlib' };
export { Button, Provider };

export const TextField = ({ label, error, ...props }) => (
  <FormField label={label} error={error}>
    <Input {...props} />
  </FormField>
);
export const TextArea = ({ label, ...props }) => (
  <FormField label={label}>
    <Textarea {...props} />
  </FormField>
);
export const Select = ({ label, options, defaultValue }) => (
  <FormField label={label}>
    <FrondSelect items={options} defaultValue={defaultValue} />
  </FormField>
);
export const Checkbox = (props) => <FrondCheckbox {...props} />;
export const RadioGroup = ({ label, options, defaultValue }) => (
  <FrondRadioGroup legend={label} items={options} defaultValue={defaultValue} />
);
export const Switch = (props) => <FrondSwitch {...props} />;
export const Slider = ({ label, ...props }) => (
  <FormField label={label}>
    <FrondSlider {...props} />
  </FormField>
);

export const Tabs = ({ items }) => <FrondTabs items={items} />;
export const Menu = ({ label, items }) => (
  <DropdownMenu items={items.map((item) => ({ label: item }))}>
    <Button variant="outline">{label}</Button>
  </DropdownMenu>
);
export const Accordion = ({ items }) => <FrondAccordion items={items} />;
export const Avatar = ({ name }) => <FrondAvatar text={name} />;
export const Badge = ({ children }) => <FrondBadge>{children}</FrondBadge>;
export const Progress = ({ value }) => <FrondProgress value={value} />;
export const Tooltip = ({ text, children }) => <FrondTooltip text={text}>{children}</FrondTooltip>;
export const Dialog = ({ label, title, children }) => (
  <Modal title={title} trigger={<Button variant="outline">{label}</Button>}>
    {children}
  </Modal>
);
export const Table = ({ columns, rows }) => (
  <FrondTable columns={columns.map(({ key, label }) => ({ accessorKey: key, header: label }))} data={rows} />
);
export const Pagination = ({ count }) => (
  <FrondPagination total={count * 10} siblingCount={count} showControls={false} size="sm" />
);
export const Toaster = () => <FrondToaster />;
export function ToastButton({ label, message }) {
  const toast = useToast();
  return <Button onClick={() => toast.add({ title: message })}>{label}</Button>;
}
