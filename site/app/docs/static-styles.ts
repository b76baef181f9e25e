// The HTML of every docs page contains these components, and no browser module imports them. Their stylesheets are part of
// the site's stylesheet: in the stylesheet of each page, their rules would add up with every client navigation.
import 'virtual:frond/content-navigation.css'
import 'virtual:frond/content-surround.css'
import 'virtual:frond/content-toc.css'
