/** Short or unusual texts that are resumes all the same, by whose they are. */
export const sparseResumes: Readonly<Record<string, string>> = {
  'a welder with four lines': `Rico Tallman
Welder
555 0147 22
Acme Steel 2010 - 2020`,
  'somebody who has just begun': `Anna Brandl
QA tester
anna.brandl@example.com`,
  'a name and nothing else': 'Folake Brandt',
  'a pupil without jobs': `Mateo Quispe
mateo.q@example.com
Year 10, Riverside High School
Interests: football, robotics club
Helped at the school library`,
  'a child': `Tilda Moss, 9 years old
School: Oak Lane Primary School
Hobbies: drawing, swimming
I can: read, ride a bike, count to 1000 in German
tilda's mum: moss.family@example.com`,
  'a student in sentences': `My name is Devi Rao and I study at Kaveri College. I graduated from school in 2022.
I worked as a cashier at Green Basket from 2021 to 2022 and I speak Tamil and English.
You can reach me at devi.rao@example.com.`,
  'a chief executive': `Margarethe von Tal
Chief Executive Officer

2015 - today   CEO, Talbach Group
2008 - 2015    Managing Director, Norda AG
Board member of three foundations`,
  'a retired teacher': `Walter Dunn, retired
Taught mathematics at Hillcrest School, 1974 - 2012
walter.dunn@example.com`,
  'a cook whose skills are dishes': `Femi Adeyemi
Chef
Experience
Blue Door Bistro, chef, 2016 to 2023. New recipes every week, ingredients from local farms.
Skills: pastry, sauces, menus
+44 7700 900123`,
  'an invoice clerk': `Petra Novak
petra.novak@example.com
Accounts clerk
Work experience
Invoice clerk, Delta Paper, 2018 - 2024
- Invoice checks, 300 a month
- Receipt and payment terms for 40 suppliers
Education
Business college, 2016`,
  'a German resume': `Lebenslauf
Jürgen Amsel
Berufserfahrung
2014 - 2021 Lagerist bei Spedition Fink
Ausbildung
Realschule Weiden`,
  'a Polish resume': `Zofia Maj
zofia.maj@example.com
Doświadczenie
Kasjerka, Sklep Pod Lipą, 2019 - 2023
Wykształcenie
Liceum w Toruniu`,
  'a Spanish resume': `Lucía Prieto
Camarera
Experiencia laboral
Bar El Puerto, 2020 - actualidad
Idiomas: español, inglés`,
  'a Swedish resume': `Nils Ek
nils.ek@example.com
Arbetslivserfarenhet
Snickare, Byggfirma Lind, 2011 - 2020`,
  'a resume with a letter before it': `Dear Ms Hale,
I am applying for the position of nurse.
Yours sincerely,
Ines Carmo

Ines Carmo
Experience
Nurse, St Anne Hospital, 2015 - 2021
Nurse, Care Home Lindens, 2021 - present
Education
Nursing diploma, 2014`,
}
