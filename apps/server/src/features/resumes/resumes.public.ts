export { analyzeResume, analyzeResumeJob } from './analyze-resume.job.ts'
export { backdateResume } from './resumes.store.ts'
export { takeUpStranded } from './take-up-stranded.ts'
export { makeThinking } from './thinking-threads.ts'
