export { analyzeResume, analyzeResumeJob } from './analyze-resume.job.ts'
