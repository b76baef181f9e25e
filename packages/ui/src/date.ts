/**
 * The date values that date and time components take and return, as `@frond/ui/date`. Package managers such as pnpm hide
 * the dependencies of a package from its users, so that they could not import `@internationalized/date` themselves.
 */
export * from '@internationalized/date'
