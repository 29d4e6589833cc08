import { phraseList } from './word-list.ts'

/**
 * Fields of business, and words that employers, products and work in them are described with. A word stands in one
 * field only, so that one hit tells where somebody worked.
 */
export const industryWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'Banking and payments': phraseList(`
bank | banks | banking | credit union | payment | payments | fintech | lending | loan | loans | mortgage | mortgages |
brokerage | trading | treasury | card issuer | teller | finance | financial services | wealth management
`),
    Insurance: phraseList(`
insurance | insurer | insurers | reinsurance | underwriting | underwriter | actuarial | claims adjuster |
claims handler | policyholder | policyholders
`),
    'Health care': phraseList(`
hospital | hospitals | clinic | clinics | clinical | patient | patients | health care | healthcare | health system |
nurse | nursing | nurses | medical | medicine | pharmacy | pharmacies | pharmacist | physician | telehealth | dental |
care home | paramedic | radiology
`),
    'Life sciences': phraseList(`
pharmaceutical | pharmaceuticals | biotech | biotechnology | genomics | genome | laboratory | laboratories |
clinical trial | clinical trials | drug discovery | bioinformatics | medical devices
`),
    Education: phraseList(`
school | schools | university | universities | college | classroom | classrooms | teacher | teachers | teaching |
students | pupils | curriculum | edtech | education | e-learning | tutoring | lecturer
`),
    Retail: phraseList(`
retail | retailer | retailers | store | stores | shop | shops | grocery | supermarket | supermarkets | e-commerce |
ecommerce | merchandising | checkout | cashier | online shop | marketplace | department store
`),
    'Food and hospitality': phraseList(`
restaurant | restaurants | kitchen | kitchens | hotel | hotels | catering | bakery | bakeries | brewery | café |
hospitality | guests | chef | barista | food service | bar manager
`),
    'Logistics and shipping': phraseList(`
logistics | warehouse | warehouses | freight | shipping | parcel | parcels | courier | fleet | trucking | haulage |
supply chain | fulfillment | fulfilment | delivery drivers | port operations | dispatcher
`),
    'Passenger transport': phraseList(`
railway | railways | rail | airline | airlines | airport | airports | bus company | public transport | transit |
ferry | ferries | train operator | ride hailing | aviation
`),
    'Vehicles and machinery': phraseList(`
automotive | car maker | vehicle | vehicles | trucks | tractors | machine builder | machinery | aerospace |
spacecraft | satellite | satellites | elevators
`),
    Manufacturing: phraseList(`
manufacturing | manufacturer | factory | factories | plant floor | assembly line | production line | industrial |
machinist | foundry | semiconductor | semiconductors | steelworks
`),
    'Energy and utilities': phraseList(`
energy | utility | utilities | electricity | power grid | grid operator | wind farm | wind farms | solar | oil and gas |
water company | water utility | nuclear | district heating | smart meters
`),
    'Farming and environment': phraseList(`
farm | farms | farming | farmers | agriculture | agricultural | agtech | crops | harvest | greenhouse | forestry |
fisheries | wildlife | conservation | weather service
`),
    'Public administration': phraseList(`
government | city council | county council | council | municipality | municipal | public sector | federal agency |
state agency | ministry | civil service | tax office | county | city hall | benefits office | local government
`),
    'Defense and emergency services': phraseList(`
defense | defence | military | army | navy | air force | marines | veteran | police | fire department | firefighter |
emergency dispatch | ambulance service | intelligence community
`),
    'Charities and culture': phraseList(`
charity | charities | nonprofit | non-profit | foundation | museum | museums | library | libraries | theater |
theatre | orchestra | archive | archives | refugees | food bank | volunteers
`),
    'Media and publishing': phraseList(`
newspaper | newsroom | publisher | publishing | broadcaster | broadcasting | streaming | television | radio station |
podcast | podcasts | film studio | journalism | journalist | magazine
`),
    Games: phraseList(`
game studio | games studio | video game | video games | game developer | multiplayer | esports | game engine
`),
    'Advertising and marketing': phraseList(`
advertising | ad exchange | adtech | marketing agency | marketing automation | campaign managers | brand agency
`),
    Telecommunications: phraseList(`
telecom | telecoms | telecommunications | mobile network | mobile operator | carrier network | broadband |
fiber network | call routing
`),
    'Security products': phraseList(`
security vendor | security company | cybersecurity company | managed security | threat intelligence vendor
`),
    'Property and construction': phraseList(`
real estate | property management | landlords | tenants | construction | building sites | architects' office |
facility management | housing association | surveyor | contractor crews
`),
    'Travel and leisure': phraseList(`
travel agency | travel | tourism | tour operator | booking platform | ski resort | gym | fitness studios | sports club |
cinema | ticketing | cruise
`),
    'Law and consulting': phraseList(`
law firm | legal services | paralegal | consultancy | consulting firm | accounting firm | audit firm | notary |
tax advisers
`),
    'Human resources': phraseList(`
staffing | recruiting agency | recruitment agency | payroll provider | hr software | job board
`),
  }),
)
