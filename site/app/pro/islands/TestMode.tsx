import { TestModeNotice } from '../TestModeNotice'

/** The notice of test mode on pages without a form. */
export default function TestMode() {
  return <TestModeNotice />
}
