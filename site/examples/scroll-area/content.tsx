import { ScrollArea } from '@frond/ui'

export default function ScrollAreaContent() {
  return (
    <div className="w-full max-w-md rounded-lg border border-default">
      <ScrollArea shadow={{ size: 48 }} aria-label="License" className="h-48">
        <div className="grid gap-3 p-4 text-sm text-muted">
          <p>
            Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
            documentation files, to deal in the software without restriction, including without limitation the rights to
            use, copy, modify, merge, publish, distribute, sublicense, and sell copies of the software.
          </p>
          <p>
            The above copyright notice and this permission notice shall be included in all copies or substantial
            portions of the software.
          </p>
          <p>
            The software is provided “as is”, without warranty of any kind, express or implied, including but not
            limited to the warranties of merchantability, fitness for a particular purpose and noninfringement.
          </p>
        </div>
      </ScrollArea>
    </div>
  )
}
