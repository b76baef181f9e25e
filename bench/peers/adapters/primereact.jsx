import { useId, useRef, useState } from 'react';
import { PrimeReactProvider } from 'primereact/api';
import { Button as PButton } from 'primereact/button';
import { InputText } from 'primereact/inputtext';
import { InputTextarea } from 'primereact/inputtextarea';
import { Dropdown } from 'primereact/dropdown';
import { Checkbox as PCheckbox } from 'primereact/checkbox';
import { RadioButton } from 'primereact/radiobutton';
import { InputSwitch } from 'primereact/inputswitch';
import { Slider as PSlider } from 'primereact/slider';
import { TabView, TabPanel } from 'primereact/tabview';
import { Menu as PMenu } from 'primereact/menu';
import { Dialog as PDialog } from 'primereact/dialog';
import { Tooltip as PTooltip } from 'primereact/tooltip';
import { Toast } from 'primereact/toast';
import { DataTable } from 'primereact/datatable';
import { Column } from 'primereact/column';
import { Accordion as PAccordion, AccordionTab } from 'primereact/accordion';
import { Paginator } from 'primereact/paginator';
import { Avatar as PAvatar } from 'primereact/avatar';
import { Tag } from 'primereact/tag';
import { ProgressBar } from 'primereact/progressbar';
export const meta = { name: 'PrimeReact 10', pkg: 'primereact', note: 'color mode swaps a whole theme stylesheet: toggle not measured' };
export const hooks = { selectTrigger: '.p-dropdown', noToggle: true };
export const Provider = ({ children }) => <PrimeReactProvider value={{ ripple: false }}>{children}</PrimeReactProvider>;
export const Button = ({ children, ...p }) => <PButton type="button" label={children} {...p} />;
export function TextField({ label, error, ...p }) { const id = useId(); return <div><label htmlFor={id}>{label}</label><InputText id={id} invalid={!!error} {...p} />{error && <small className="p-error">{error}</small>}</div>; }
export function TextArea({ label, ...p }) { const id = useId(); return <div><label htmlFor={id}>{label}</label><InputTextarea id={id} {...p} /></div>; }
export function Select({ label, options, defaultValue }) { const id = useId(); const [v, set] = useState(defaultValue); return <div><label htmlFor={id}>{label}</label><Dropdown inputId={id} value={v} onChange={(e) => set(e.value)} options={options} /></div>; }
export function Checkbox({ label, defaultChecked }) { const id = useId(); const [v, set] = useState(!!defaultChecked); return <div><PCheckbox inputId={id} checked={v} onChange={(e) => set(e.checked)} /><label htmlFor={id}>{label}</label></div>; }
export function RadioGroup({ label, options, defaultValue }) { const id = useId(); const [v, set] = useState(defaultValue); return <div role="radiogroup" aria-label={label}><span>{label}</span>{options.map((o) => <div key={o.value}><RadioButton inputId={id + o.value} value={o.value} checked={v === o.value} onChange={(e) => set(e.value)} /><label htmlFor={id + o.value}>{o.label}</label></div>)}</div>; }
export function Switch({ label }) { const id = useId(); const [v, set] = useState(false); return <div><InputSwitch inputId={id} checked={v} onChange={(e) => set(e.value)} /><label htmlFor={id}>{label}</label></div>; }
export function Slider({ label, defaultValue }) { const [v, set] = useState(defaultValue); return <div><label>{label}</label><PSlider value={v} onChange={(e) => set(e.value)} /></div>; }
export const Tabs = ({ items }) => <TabView>{items.map((t) => <TabPanel key={t.value} header={t.label}>{t.content}</TabPanel>)}</TabView>;
export function Menu({ label, items }) { const m = useRef(null); return <><PMenu popup ref={m} model={items.map((t) => ({ label: t }))} /><PButton type="button" label={label} onClick={(e) => m.current.toggle(e)} /></>; }
export function Dialog({ label, title, children }) { const [o, set] = useState(false); return <><PButton type="button" label={label} onClick={() => set(true)} /><PDialog header={title} visible={o} onHide={() => set(false)} footer={<PButton label="Close" onClick={() => set(false)} />}>{children}</PDialog></>; }
export const Tooltip = ({ text, children }) => <><PTooltip target=".tt" /><span className="tt" data-pr-tooltip={text}>{children}</span></>;
let toast;
export function Toaster() { return <Toast ref={(r) => { toast = r; }} />; }
export const ToastButton = ({ label, message }) => <PButton type="button" label={label} onClick={() => toast.show({ summary: message })} />;
export const Table = ({ columns, rows }) => <DataTable value={rows} dataKey="id">{columns.map((c) => <Column key={c.key} field={c.key} header={c.label} />)}</DataTable>;
export const Accordion = ({ items }) => <PAccordion>{items.map((t) => <AccordionTab key={t.value} header={t.label}>{t.content}</AccordionTab>)}</PAccordion>;
export function Pagination({ count }) { const [f, set] = useState(0); return <Paginator first={f} rows={10} totalRecords={count * 10} onPageChange={(e) => set(e.first)} />; }
export const Avatar = ({ name }) => <PAvatar label={name} />;
export const Badge = ({ children }) => <Tag value={children} />;
export const Progress = ({ value }) => <ProgressBar value={value} />;
