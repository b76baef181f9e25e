/**
 * Stops React from marking each render for the profiler of the browser, which takes a tenth of the time of all tests. React
 * looks for this method when it is loaded.
 */
Reflect.deleteProperty(console, 'timeStamp')

export {}
