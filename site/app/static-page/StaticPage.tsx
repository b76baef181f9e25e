import { Article } from '../article/Article'
import type { StaticPageData } from './static-page'
import './static-page.css'

// In production a page brings the stylesheets of the components it is made of; in development the components do.
if (import.meta.env.DEV) void import('@frond/ui')

/** A page that reaches the browser as HTML, with islands where something has to answer. */
export function StaticPage({ path, html }: StaticPageData) {
  return <Article key={path} name={path} html={html} className="wide-page" />
}
