export { analyzeResume, analyzeResumeJob } from './analyze-resume.job.ts'
export { backdateResume } from './resumes.store.ts'
export { makeThinking, type Thinking } from './thinking-threads.ts'
export { takeUpStranded } from './take-up-stranded.ts'
