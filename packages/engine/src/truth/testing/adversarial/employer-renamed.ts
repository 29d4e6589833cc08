import type { AdversarialSet } from './adversarial-case.ts'

export const employerRenamed: AdversarialSet = {
  blind: [
    ['Serviced elevators for Hollins & Daughter', 'Serviced elevators for Otis'],
    ['Wrote the loyalty app at Pinecone Grocers', 'Wrote the loyalty app at Whole Foods'],
    ['Temp at a big four audit firm', 'Temp at Deloitte'],
    ['Did the audit of a regional airline', 'Did the audit of Lufthansa'],
    ['Worked for a subcontractor of Boeing', 'Worked for Boeing'],
    ['Intern at Tern Island Observatory', 'Intern at NASA'],
    ['Interpreter for the Ministry of Fisheries', 'Interpreter for the Ministry of Defence'],
    ['Built the site of a local cycling club', 'Built the site of the Alder Valley Cycling Club'],
  ],
  later: [
    ['Fixed ATMs for Brannock Cash Services', 'Fixed ATMs for Diebold Nixdorf'],
    ['Consultant with clients in telecom', 'Consultant with clients such as Vodafone'],
    ['Wrote copy at a small agency', 'Wrote copy at Ogilvy'],
    ['Moved from Larkfield Dairy to Stonegate Foods', 'Moved from Nestle to Stonegate Foods'],
    ['Tested braking systems at Ferrous Motion', 'Tested braking systems at Ferrous Motion for BMW'],
    ['Supplier to Airbus: made seat brackets', 'Made seat brackets at Airbus'],
    ['Taught at the Holloway Road primary school', 'Taught at Eton College'],
    ['Analyst in the treasury of a cooperative bank', 'Analyst in the treasury of Credit Suisse'],
    ['Ran sound at festivals', 'Ran sound at Glastonbury'],
  ],
  last: [
    ['Cleaned trains for Westmark Facility Services', 'Cleaned trains for Deutsche Bahn'],
    ['Sold phones in a franchise shop of Vodafone', 'Sold phones for Vodafone'],
    ['Programmer at a mid-sized insurer', 'Programmer at Allianz'],
    ['Delivered parcels for Quillfeather Couriers', 'Delivered parcels for FedEx'],
    ['Chef at the Driftwood Inn', 'Chef at the Savoy'],
  ],
}
