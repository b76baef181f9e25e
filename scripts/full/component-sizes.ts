/** Checks the component sizes that the docs show. */
import '../../bench/components.ts'
