import { FormField, LocaleSelect } from '@frond/ui'
import { localeList } from '@frond/ui/locale/list'

export default function LocaleSelectField() {
  return (
    <FormField name="language" label="Language of letters" help="You can change it for each letter." className="w-64">
      <LocaleSelect locales={localeList} searchInput={{ placeholder: 'Find a language' }} defaultValue="nl" />
    </FormField>
  )
}
