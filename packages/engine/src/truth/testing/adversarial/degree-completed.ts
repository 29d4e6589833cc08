import type { AdversarialSet } from './adversarial-case.ts'

export const degreeCompleted: AdversarialSet = {
  blind: [
    ['Three semesters of mechanical engineering, not finished', 'Degree in mechanical engineering'],
    ['Coursework toward a B.A. in Linguistics', 'B.A. in Linguistics'],
    ['PhD candidate in marine biology (left 2019)', 'PhD in marine biology'],
    ['Evening classes in accounting at a community college', 'Associate degree in accounting'],
    ['Currently in the second year of a master of public health', 'Holds a master of public health'],
    ['Attended a 12-week coding bootcamp', 'Graduated with a diploma from a 12-week coding bootcamp'],
    ['Bachelor thesis pending, all exams passed', 'Completed a Bachelor, all exams passed'],
    ['Secondary school, focus on chemistry', 'BSc, focus on chemistry'],
  ],
  later: [
    [
      'Studied law at Greymoor University until 2016 without a degree',
      'Law degree, Greymoor University, 2016',
    ],
    ['Enrolled in the M.Sc. in Robotics', 'M.Sc. in Robotics'],
    ['One year of medical school', 'Doctor of medicine'],
    ['Took online courses in statistics', "Master's in statistics"],
    ['B.Eng. expected 2027', 'B.Eng. (2027)'],
    ['Vocational training as a lab assistant', "Bachelor's training as a lab assistant"],
    ['Finished school and started history studies', 'Graduated in history'],
    ['Exchange semester at the University of Turin', 'Degree from the University of Turin'],
    ['MBA program, paused after two modules', 'MBA'],
  ],
  last: [
    ['Read philosophy for two years at Ashmere College', 'Philosophy graduate of Ashmere College'],
    ['Master of Science in Geology, thesis outstanding', 'Master of Science in Geology'],
    ['Currently doing an HND in computing', 'HND in computing, degree level'],
    ['Distance-learning modules in nutrition', 'Diploma in nutrition'],
    ['Apprenticeship broken off after year two', 'Completed an apprenticeship'],
  ],
}
