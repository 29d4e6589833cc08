export { findRecording, listRecordings } from './interview-recordings.store.ts'
export { extensionOf } from './media-type.ts'
