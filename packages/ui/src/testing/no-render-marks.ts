/**
 * Stops React from marking each render for the profiler of the browser, which takes a tenth of the processor time of these
 * tests. React looks for this method when it is loaded, so this module must be imported before React.
 */
Reflect.deleteProperty(console, 'timeStamp')

export {}
