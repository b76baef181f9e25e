import { Article } from '../article/Article'
import type { StaticPageData } from './static-page'
import './static-page.css'

// In production, the payload lists the stylesheets of the page's components. In development, the components import
// them.
if (import.meta.env.DEV) void import('@frond/ui')

/** A page that reaches the browser as HTML, with islands for its interactive parts. */
export function StaticPage({ path, html }: StaticPageData) {
  return <Article key={path} name={path} html={html} className="wide-page" />
}
