export { analyzeResume, analyzeResumeJob } from './analyze-resume.job.ts'
export { backdateResume } from './resumes.store.ts'
