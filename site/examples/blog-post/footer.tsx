import { BlogPost, Button } from '@frond/ui'
import { useState } from 'react'

export default function BlogPostFooter() {
  const [saved, setSaved] = useState(false)

  return (
    <BlogPost
      headingLevel={3}
      title="Compost in six weeks"
      description="What to add, and how often to turn it."
      date="2026-02-14"
      to="#compost"
      footer={
        <div className="flex items-center justify-between border-t border-default pt-4 text-sm text-muted">
          6 minutes
          <Button
            label={saved ? 'Saved' : 'Save'}
            icon={saved ? 'lucide:check' : 'lucide:pin'}
            color="neutral"
            variant="ghost"
            size="sm"
            onClick={() => setSaved(!saved)}
          />
        </div>
      }
      className="max-w-xs"
    />
  )
}
