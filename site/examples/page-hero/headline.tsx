import { Button, PageHero } from '@frond/ui'

export default function PageHeroHeadline() {
  return (
    <PageHero
      headingLevel={2}
      renderHeadline={
        <Button
          to="/releases"
          label="See what is new"
          color="neutral"
          variant="outline"
          size="sm"
          icon="lucide:sparkles"
          trailingIcon="lucide:chevron-right"
          className="rounded-full"
        />
      }
      renderTitle={
        <>
          One theme for <span className="text-primary">light and dark</span>
        </>
      }
      description="Change a color once and every component follows."
    />
  )
}
