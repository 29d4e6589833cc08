export * from '../features/identity/identity.table.ts'
export * from '../features/resumes/resumes.table.ts'
export * from './installation.table.ts'
