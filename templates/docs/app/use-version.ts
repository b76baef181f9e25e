import { useLocation, useRouteLoaderData } from 'react-router'
import type { Version } from './content.server'

/** All versions. Empty on the page of an error, if their data could not be loaded. */
export function useVersions(): readonly Version[] {
  return useRouteLoaderData<{ versions: readonly Version[] }>('root')?.versions ?? []
}

/** The version of the current page. Other pages, such as the home page, belong to the newest version. */
export function useVersion(): Version | undefined {
  const { pathname } = useLocation()
  const versions = useVersions()
  return versions.find(({ id }) => pathname.startsWith(`/${id}/`)) ?? versions[0]
}

/** The address of the same page in another version, or of the first page of that version. */
export function findTwin(path: string, version: Version): string {
  const twin = path.replace(/^\/[^/]+/, `/${version.id}`)
  const paths = version.navigation.flatMap(({ children = [] }) => children.map((page) => page.path!))
  return paths.find((each) => each === twin) ?? paths[0] ?? '/'
}
