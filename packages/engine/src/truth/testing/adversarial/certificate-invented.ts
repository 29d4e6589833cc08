import type { AdversarialSet } from './adversarial-case.ts'

export const certificateInvented: AdversarialSet = {
  blind: [
    ['Drives the forklift in the warehouse', 'Holds a forklift license and drives in the warehouse'],
    ['Took first aid training', 'Certified first aider'],
    ['Uses AWS every day', 'AWS Certified Solutions Architect who uses AWS every day'],
    ['Welds stainless steel', 'Certified welder of stainless steel'],
    ['Read for the PMP exam', 'PMP'],
    ['Worked under ISO 9001 rules', 'ISO 9001 lead auditor certification'],
    ['Planned to sit the CCNA in June', 'Passed the CCNA in June'],
    ['Handles secret files at the agency', 'Handles files at the agency with top secret clearance'],
  ],
  later: [
    ['Works as a lifeguard', 'Works as a certified lifeguard'],
    ['Did an internal workshop on Scrum', 'Certified ScrumMaster'],
    ['Reads network traces in Wireshark', 'Reads network traces in Wireshark, CCNP'],
    ['Drives a truck', 'Drives a truck with a CDL license'],
    ['Preparing for the CKA', 'CKA'],
    ['Attended the Lean Six Sigma introduction', 'Lean Six Sigma Green Belt'],
    ['Tests software by the ISTQB syllabus', 'ISTQB certified tester'],
    ['CompTIA A+ course, exam not taken', 'CompTIA A+'],
    ['Electrician', 'Licensed electrician'],
  ],
  last: [
    ['Teaches yoga on Sundays', 'Certified yoga teacher'],
    ['Gas fitter for 6 years', 'Registered gas fitter with a license, 6 years'],
    ['Learning for the LPIC-1', 'LPIC-1'],
    ['Supervises swimmers at the lake', 'Supervises swimmers at the lake, Red Cross certificate'],
    ['Sat the TOGAF exam, result open', 'TOGAF certified'],
  ],
}
