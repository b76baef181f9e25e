import { Checkbox, Link } from '@frond/ui'

export default function CheckboxWithLink() {
  return (
    <Checkbox
      required
      name="terms"
      renderLabel={
        <>
          I accept the <Link to="#terms">terms of use</Link>
        </>
      }
    />
  )
}
