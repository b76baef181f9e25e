import { Button, Card, FormField, Input, PageHero, Switch } from '@frond/ui'

export default function PageHeroHorizontal() {
  return (
    <PageHero
      orientation="horizontal"
      headingLevel={2}
      title="Forms that help people"
      description="Fields, messages and checks that work together."
      links={[{ label: 'Read about forms', to: '/docs/components/form' }]}
    >
      <Card className="shadow-lg" ui={{ body: 'grid gap-4' }}>
        <FormField label="Name of the project">
          <Input defaultValue="Fern garden" className="w-full" />
        </FormField>
        <Switch label="Public" description="Anyone with the link can read it." defaultChecked />
        <Button label="Create project" block />
      </Card>
    </PageHero>
  )
}
