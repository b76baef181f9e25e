// Adapter for the peers bench: the same small pages, made with Frond UI. What the library does not have yet comes from
// the raw adapter, so that the bench runs; its rows say nothing about us until then.
import { Accordion as FrondAccordion } from 'ourlib/accordion';
import { App } from 'ourlib/app';
import { Avatar as FrondAvatar } from 'ourlib/avatar';
import { Badge as FrondBadge } from 'ourlib/badge';
import { Modal } from 'ourlib/modal';
import { Progress as FrondProgress } from 'ourlib/progress';
import { Tabs as FrondTabs } from 'ourlib/tabs';
import { Toaster as FrondToaster } from 'ourlib/toaster';
import { Tooltip as FrondTooltip } from 'ourlib/tooltip';
import { useToast } from 'ourlib/use-toast';
import { Button, Provider } from './ours.button.jsx';

export const meta = { name: 'Frond UI', pkg: 'ourlib' };
export { Button, Provider };
export { Checkbox, Menu, Pagination, RadioGroup, Select, Slider, Switch, Table, TextArea, TextField } from './raw.jsx';

export const Tabs = ({ items }) => <FrondTabs items={items} />;
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
export const Toaster = () => <FrondToaster />;
export function ToastButton({ label, message }) {
  const toast = useToast();
  return <Button onClick={() => toast.add({ title: message })}>{label}</Button>;
}
