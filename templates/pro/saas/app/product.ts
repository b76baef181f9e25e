/** Texts of the home page, the plans and the navigation. Change the texts here and the layout in `pages/`. */

export const product = {
  name: 'Owlery',
  claim: 'know when a job did not run',
  description: 'Owlery watches scheduled jobs, backups and imports, and tells you when one of them is late or fails.',
  email: 'hello@example.com',
}

export const navigation = [
  { label: 'Pricing', to: '/pricing' },
  { label: 'Docs', to: '/docs' },
  { label: 'Blog', to: '/blog' },
  { label: 'Changelog', to: '/changelog' },
]

export const hero = {
  title: 'Know when a job did not run',
  description:
    'Backups, imports and invoices run while you sleep. Owlery expects a signal from each of them and tells you when it does not arrive.',
}

/** The board on the home page. Each letter is a run: `o` on time, `l` late, `x` missed. */
export const sampleJobs = [
  { name: 'Database backup', schedule: 'Every day at 02:00', runs: 'oooooooooooooooooooooooooooo' },
  { name: 'Send invoices', schedule: 'On the 1st at 06:00', runs: 'oooooooooolooooooooooooooooo' },
  { name: 'Import prices', schedule: 'Every 15 minutes', runs: 'oooolooooooooooooooooolloooo' },
  { name: 'Renew certificates', schedule: 'Every Monday', runs: 'oooooooooooooxoooooooooooooo' },
  { name: 'Clean up uploads', schedule: 'Every hour', runs: 'ooooooooooooooooooooooooooox' },
]

export const snippets = [
  { label: 'Shell', language: 'bash', code: './backup.sh && curl -fsS https://ping.example.com/backup' },
  {
    label: 'Node.js',
    language: 'js',
    code: "await runBackup()\nawait fetch('https://ping.example.com/backup')",
  },
  {
    label: 'Python',
    language: 'python',
    code: "run_backup()\nurllib.request.urlopen('https://ping.example.com/backup')",
  },
]

/** What happens after a job did not report, for the timeline on the home page. */
export const night = [
  { date: '02:00', title: 'The backup should start', icon: 'lucide:clock' },
  {
    date: '02:10',
    title: 'The grace time is over',
    description: 'No signal arrived. The job is marked as late.',
    icon: 'lucide:hourglass',
  },
  {
    date: '02:11',
    title: 'The person on call gets a message',
    description: 'By email, chat or webhook, with the last output of the job.',
    icon: 'lucide:bell-ring',
  },
  {
    date: '02:26',
    title: 'The message is confirmed',
    description: 'Otherwise the next person on the list gets it.',
    icon: 'lucide:user-check',
  },
  {
    date: '02:40',
    title: 'The backup reports, and the alert closes',
    description: 'The history shows how long the job was late.',
    icon: 'lucide:circle-check',
  },
]

export const questions = [
  {
    label: 'Do I have to install an agent?',
    content: 'No. A job reports with one HTTP request. Anything that can open a web address works.',
  },
  {
    label: 'What does Owlery know about my jobs?',
    content: 'The time of each signal, how long the job ran, and up to 10 kB of output if you send it.',
  },
  {
    label: 'What happens above the limit of my plan?',
    content: 'All jobs are still watched. You get an email and have a month to change the plan.',
  },
  {
    label: 'Can I change the plan later?',
    content: 'Yes, at any time in the account settings. The new price applies from the next invoice.',
  },
]
