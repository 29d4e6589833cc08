export { analyzeResume, analyzeResumeJob } from './analyze-resume.job.ts'
export { backdateResume } from './resumes.store.ts'
export { makeThinking } from './thinking-threads.ts'
export { takeUpStranded } from './take-up-stranded.ts'
