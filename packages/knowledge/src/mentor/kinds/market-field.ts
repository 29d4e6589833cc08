import type { MentorKind } from '../mentor-kind.ts'

export const marketFieldKinds: readonly MentorKind[] = [
  {
    id: 'market.saturated',
    asking: 'whether the market is too full, with layoffs and too many juniors',
    needs: [],
    examples: [
      'is the tech market oversaturated',
      'too many juniors and no jobs, right?',
      'with all these layoffs, does it make sense to go into IT',
      'everybody is a web developer now, is there room for me',
      'reddit says entry level is dead',
      '500 applicants per junior job, how am I supposed to compete',
      'google and meta fire thousands, why would anyone hire me',
      'is it the worst time to change into software',
      'tech bubble burst, should I still try',
      "cs graduates can't find work, what chance do I have",
      'is data science overcrowded',
      'my friend the developer got laid off and finds nothing since 8 months',
      'are there any junior positions left at all',
      'the job market is brutal, is it going to get better',
      'too late to jump on the IT train?',
      "I hear there's a hiring freeze everywhere",
      'is cybersecurity entry level saturated too',
      'nobody hires beginners anymore',
      'competition for frontend seems insane',
      'did i miss the boat',
      'Market for career changers in 2025, honest view?',
      "they lay people off and I'm supposed to study for it",
      'is it true that bootcamp grads flood the market',
      'how saturated is UX and frontend compared to data engineering',
      'should I wait until the market recovers',
      'when will tech hiring come back',
      'lots of expierienced people unemployed now, they take all junior jobs',
      'every posting has a thousand clicks within an hour',
      'my professor says the golden years of IT are over',
      'twitter full of laid off seniors, and I want to start as a junior?',
      'am I five years too late for this',
      'are there more people learning to code than jobs',
      "no company trains people anymore, so what's the point",
    ],
    reply: [
      {
        place: 'lead',
        tone: 'down',
        texts: [
          "Reading that every day would take the wind out of anyone. It's a hard market for beginners, that much is true; it isn't closed, and the crowd is thickest at a few doors.",
          'I won\'t tell you it\'s easy right now. But "dead" is a word for headlines; people without experience still get hired, often by narrower routes.',
        ],
      },
      {
        place: 'lead',
        texts: [
          "It's most crowded at the entrance. You won't get past it by being one more general junior, but by being obviously useful to one kind of employer.",
          "Yes, the beginner's end is crowded, most of all where everybody applies: remote, well-known, general web work. One street over, there's a lot more room.",
          'The market is hard on beginners, so plan for a longer search, a narrower target and a side entrance.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Here's what the sources say about first jobs: {entryNote}.",
          'The sobering fact behind the feeling: {entryNote}.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For {targetRole}, demand is rated {demand}, with {openings} openings a year.',
          'In your direction, {targetRole}, demand is rated {demand}, with {openings} openings a year.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "Many of those hundreds of applications are just clicks. A good share don't fit, can't work there, or never read the ad. Your real competition is far smaller than the counter says.",
          "Layoffs at famous companies make the news, and hiring at an insurer in a midsize town doesn't. A great deal of IT work is at the second kind.",
          "The crowd looks so thick because so many people show the same three projects from the same course. It's sameness as much as numbers.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Apply where few people look: manufacturers, hospitals, logistics, city governments, software makers for a single trade. They often get far fewer applications than a famous name would for the same job.',
          "Go for the companies in your old industry that need software people. There you aren't a junior among juniors; you're the one who understands the business.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Be early and be personal: apply in the first two days after posting, with three sentences about their product, and send a message to somebody on the team. Few applicants do all three.',
          'Spend half your search on people instead of job boards. In a crowded market, jobs go to people somebody has heard of.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Take a rung that's less fashionable, such as support with scripting, testing, data upkeep or operations, and move up from inside. It's often the emptiest road into the building.",
          "Build one project nobody else has, with real users and a dull, real problem. It's the cheapest way out of the crowd.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "You're in a different market. Experienced people get cautious about moving in times like these, so the competition may be smaller than it looks.",
          "With your experience, the crowd isn't your main problem; keyword filters are. Go through people who've worked with you.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Waiting for a better market has one flaw: people who kept learning in the meantime will be ahead of you on the day it turns.',
          "Don't give up your paycheck in the hope of a quick way in. In this market that rule counts double.",
          'If after forty careful applications nothing has come, change the target rather than the volume: a different rung, a different place, a different industry.',
        ],
      },
      {
        place: 'next',
        texts: [
          "List ten employers within your reach that aren't tech companies but have an IT department. Hardly anyone you're competing with has a list like that.",
          'Tonight, find three postings that are less than two days old, and answer one of them properly.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Where have you been looking so far: the big job boards, or companies you know?',
          "What do you know about an industry that other beginners don't?",
        ],
      },
    ],
    actions: [
      'Which industries hire?',
      'Which first job should I aim at?',
      'How do I network?',
      'How much demand is there?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'market.where',
    asking: 'which places have the jobs',
    needs: ['role'],
    examples: [
      'where are the most jobs for data engineers',
      'which cities pay best for devops',
      'do I have to move to a big city for IT',
      'best places in the US for cybersecurity jobs',
      'is there any tech work in small towns',
      'should I move to Austin for software',
      'which regions hire cloud engineers',
      'where do product managers earn the most',
      'is my area any good for frontend jobs',
      'I live in the middle of nowhere, what are my options in tech',
      'top metro areas for machine learning engineers',
      'Berlin or Munich for developers',
      'seattle vs denver for a backend dev',
      'is it worth to relocate for a junior job',
      'how is the IT job market around here',
      'where should one live to find work as an SRE',
      'whats the best state for technical project managers',
      'no IT companies nearby, commute or move?',
      'in which city would I have most openings as a data scientist',
      'cost of living vs salary in San Francisco, is it worth it',
      'do employers pay for relocation',
      'are there IT hubs outside of the expensive ones',
      'which locatons have the lowest competition',
      'compare my city with others for solutions architect',
      "can't move because of kids, is local market enough",
      'where in the country is demand for mobile devs high',
      'would I find something as a data analyst in Ohio',
      'is Raleigh a good place for cloud jobs',
      "I'm in a village in the Alps, nearest city 90 min",
      'which town should we move to if I want to work in security',
      'are tech jobs only on the coasts',
      'which region has the best ratio of jobs to people for backend',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Open Career Analytics for {role}: it puts regions side by side by jobs and pay, so you can see how {place} holds up.',
          'For {role}, compare {place} with two other regions in Career Analytics, by the number of jobs and by pay after living costs.',
          "I'd put {place} next to two candidates in Career Analytics for {role} and see how the jobs and the pay compare.",
        ],
      },
      {
        place: 'lead',
        texts: [
          'The big hubs have the most jobs and the most applicants; the better odds are often in midsize cities with banks, insurers, hospitals or industry.',
          'For a first job, go where you can be seen in person. A midsize city with ten large employers can beat a famous one with a thousand rivals.',
          "You don't have to live in a tech capital. Wherever there are large employers of any kind, there's IT work, even if nothing on the building says so.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'As a yardstick for any place, the national median for {role} is {payMedian} ({paySource}).',
          'Compare local pay with the national median for {role}, which is {payMedian} ({paySource}).',
        ],
      },
      {
        place: 'fact',
        texts: [
          "Across the country there are about {openings} openings a year for {role}, and they aren't all in the famous places.",
          'The whole country has about {openings} openings a year in {role}; you need one of them.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "A higher salary in an expensive city can be the lower one once rent is paid. What counts is what's left at the end of the month.",
          'Remote work has spread the jobs and spread the competition with them. A local employer who wants you in twice a week has fewer people to choose from.',
          'Employers often prefer beginners nearby, since a beginner needs somebody to sit next to.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "Draw a one-hour circle around your home and list the largest employers in it: hospitals, city and county offices, factories, utilities, insurers. Look at each one's careers page.",
          "Find a list of your region's biggest employers, from the local business paper or the chamber of commerce, and search their own careers pages. Not all of it reaches the job boards.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Before you move for work, apply as if you lived there already, with a sentence such as "moving in the fall". If nothing comes in six weeks, the address probably isn\'t what\'s holding you back.',
          "Don't relocate on hope. Get the offer first and ask what they pay toward the move; some have a budget for it if you ask before signing.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "If you can't move, mix it: local employers with an office first, then remote ones in your time zone, where your industry knowledge sets you apart.",
          'In a rural area, think of the side doors: the school district, the county, the regional hospital, the supplier with a warehouse system. They often struggle to find anyone.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'For a first job, favor the place where you know people. A former colleague who vouches for you can outweigh a hundred extra postings.',
          'As a career changer, look at where your old industry is concentrated. That region has the employers for whom your mix makes sense.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience, you can separate pay from place more easily than a beginner can. Ask remote employers whether they pay by location before you compare.',
          'Look at the depth of a place: how many employers there could be your next one, and the one after that? A single big company is a risk.',
        ],
      },
      {
        place: 'caution',
        texts: [
          'Regional figures are averages over all levels. They say little about junior jobs, so count those yourself.',
          "A move touches more than work. Settle it with the people who'd have to come along before you fall for a number.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Tonight, search your title within fifty miles and write down the employers instead of the jobs. Those names are your market.',
          'Compare two regions in Career Analytics and work out what would be left after rent in each.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Would you move for it, or does it have to work from where you are?',
          'How many days a week could you be in an office, and how far away?',
        ],
      },
    ],
    actions: [
      'How do I find remote jobs?',
      'Which industries hire?',
      'What does the role pay?',
      'How much demand is there?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'market.industries',
    asking: 'which industries hire',
    needs: [],
    examples: [
      'which industries hire developers',
      'outside of tech companies, who needs data people',
      'do hospitals employ IT folks',
      'which sectors are best for career changers',
      'is banking a good place for a backend developer',
      'what industries are short of IT people',
      'government or private sector for a cybersecurity career',
      'are insurance companies boring for engineers',
      'where could a former nurse work in tech',
      'I come from logistics, which companies would want me as a data analyst',
      "consulting, product company or in-house IT, what's best for starting",
      'startup or corporation for the first job',
      'which branches pay well for cloud engineers',
      'are games companies a good idea',
      'what kinds of company take on juniors',
      'does the public sector hire software engineers',
      'is an agency a good place to begin as frontend dev',
      'green energy and tech, any jobs',
      "I'd like to do IT for something meaningful, nonprofits?",
      'which sector is the most stable in a crisis',
      'automotive is laying off, where else could a devops go',
      'industries where domain knowledge counts more than code',
      'who hires product managers aside from software firms',
      'defense industry for security engineers?',
      'small company or big enterprise to learn the most',
      'what industry should i target with my background in real estate',
      'in which feilds do they look for machine learning engineers',
      'who besides google needs a machine learning engineer',
      'do farms, factories, hotels hire for IT',
      'what kind of firm should an ex-teacher look at',
      'is edtech a sensible direction for me',
      'fintech or healthcare for a first developer job',
      'is e-commerce a good branch for backend people',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'Nearly all of them. Banks, insurers, health care, government, retail, logistics, energy and manufacturing all employ IT people, and most of their names never come up in tech news.',
          'The best industry for you is often the one you come from or one next door, since there you know what the software is for.',
          "For a start, look for industries that need IT badly and aren't fashionable: health care, government, insurance, utilities, logistics.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'Your work as a {currentTitle} gives you a natural advantage in that industry, because this carries over: {transferable}.',
          "As a {currentTitle}, you've picked up industry knowledge that comes along: {transferable}. Employers there won't have to explain it to you.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'The skills travel well: across industries, {targetRole} postings ask most for {topSkills}.',
          'Whatever the industry, {targetRole} postings keep coming back to {topSkills}.',
        ],
      },
      {
        place: 'reason',
        texts: [
          "At a software company you're where the money is made, with better tools and harder competition. In-house IT is a cost, so it's often calmer, slower, and kinder to beginners.",
          'Fashionable fields, such as games or space, can pay partly in excitement. Dull ones have to compete on money and hours.',
          "Regulated industries, like banking, health care and energy, tend to cut more slowly in a crisis, because the rules don't stop when business does.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "Make a grid: three industries down, your ten reachable employers across. Check each one's page for IT jobs, and note which systems they mention.",
          "Take the software your old industry runs on and look at who makes it, who installs it, and who supports it. Those are three kinds of employers who'd understand you at once.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'To learn fast, look at an agency or a small product company; to learn properly, a larger one with code reviews and seniors. Two years of each makes a good education.',
          "Choose your first employer by who you'd sit next to. Three patient seniors beat any brand name.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'With government jobs, mind the rhythm: deadlines, forms and a long wait, then stability and regular hours. Apply early and keep other things going.',
          "Startups teach you everything at once and explain nothing. Go there if there's at least one experienced person on the team, and ask how many months of cash they have.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'If meaning matters to you, look at health, education, energy and public transport before nonprofits. They usually have larger budgets, and what you build gets used by a lot of people.',
          'Smaller nonprofits rarely have a junior job to offer, but some gladly take help with one small system. That makes a real project for your resume.',
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a career changer, write to the head of IT at companies in your old industry rather than through the job board. You're a rare find there: somebody who won't need the business explained.",
          'Start with the suppliers of your old profession. Their support and implementation teams often hire people from the field, and some move inward from there.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          'With your experience, changing industries can cost little in the first year and opens a second market. Pick the one that has your kind of problem at a larger scale.',
          "The question for you is where your specialty is the product rather than overhead. That's where it gets paid and listened to.",
        ],
      },
      {
        place: 'caution',
        texts: [
          'Industries have their seasons too. A plan built on a single sector is a risk, so keep two.',
          'Consulting firms take on many beginners and teach quickly, and they can eat your weeks. Ask about travel and hours before you sign.',
          "Some government and defense work comes with checks and conditions on who can be hired; ask the employer first if you're unsure.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write down the three systems you used in your old job and look up who makes them. That's your first list of employers.",
          'Tonight, pick one industry and find five IT postings in it. Note how they differ from the ones at software companies.',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Which industry do you know from the inside, even from a side job?',
          'What matters more to you for the first job: learning fast, a calm pace, or pay?',
        ],
      },
    ],
    actions: [
      'What carries over from my old job?',
      'Where are the jobs?',
      'Is the market too full?',
      'Which first job should I aim at?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'market.trends',
    asking: 'which skills are in demand now',
    needs: ['role'],
    examples: [
      'which skills are in demand right now',
      'top skills for devops in 2025',
      'what technologies do employers ask for most',
      "what's trending in data engineering",
      'hot skills in cybersecurity at the moment',
      'most wanted programming languages by employers',
      'what do frontend job ads ask for these days',
      'which tools appear the most in postings for cloud engineers',
      'new technologies I should have on my radar as backend dev',
      "what's the next big thing in tech",
      'what are companies looking for in product managers lately',
      'which skills are losing value',
      'current tech trends that matter for jobs',
      'what is on the rise for machine learning engineers',
      'what knowledge is scarce in the market',
      'statistics on most requested skills for SRE',
      'are employers rather looking for azure or aws skills nowadays',
      'whats hot and whats not',
      'what do recruiters search for in mobile developers',
      'the most demanded skills for a solution architect',
      'keep me up to date on what the market wants',
      'what skill gets people hired fastest today',
      'emerging skills full stack',
      'trend report for my role please',
      'what changed in the requirements for data scientists in the last years',
      'give me list of skills with high demand in IT',
      'which skills will be wnated next year',
      'what do ads for data engineers mention the most this year',
      'is everyone asking for kubernetes now',
      'which skill is on the way up in frontend',
      'what should be on a resume in 2026',
      'tell me what employers are crazy about right now',
      'is python still number one with employers',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'For {role}, employers ask most for {topSkills}.',
          'Right now, {role} postings put {topSkills} at the top.',
          'If you piled up {role} postings and counted, {topSkills} would come out on top.',
        ],
      },
      {
        place: 'lead',
        texts: [
          'Across roles, the steady ones keep coming back: SQL, Python, a cloud platform, Linux, version control, testing, and being able to explain what you did.',
          "What employers ask for most is seldom what gets talked about most. Count your target's postings, and you'll usually find a handful of solid basics and one or two newer tools.",
          "Set a target role, and I can name the top three for it. In general it's data, cloud, automation, and being a person others can understand.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You hold {skillsHeldCount} required skills for {role}, and the most important one still open is {gap1}.',
          "Checked against your profile ({skillsHeldCount} required skills so far), {gap1} is the most wanted one that you're missing.",
        ],
      },
      {
        place: 'fact',
        texts: [
          'You can already claim {skillsHeld}, so put that where a reader sees it in the first few seconds.',
          'You already have {skillsHeld}. Make sure your resume says so in exactly those words.',
        ],
      },
      {
        place: 'fact',
        texts: [
          'For the role as a whole, demand is rated {demand}, with growth projected at {growth} ({growthSource}).',
          'Behind the skills is a role whose demand is rated {demand}, with {growth} projected growth over the decade ({growthSource}).',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Skills matter in postings for two reasons: everyone needs them, or nobody can find them. The first kind gets you in; the second gets you paid.',
          "Trends tend to show up in talks first, then in senior postings, and in junior postings once they're normal. As a learner, follow the last; as a senior, the middle.",
          "The new thing in a job ad is often a wish. The old thing in the same ad is often what you'd do on Monday.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Do your own count once a quarter: ten postings, tally the skills, compare with last time. It takes an hour, and no newsletter does it as well for your town.',
          "Keep an eye on three employers you'd like to work for and read their ads every month. If something shows up twice, take it seriously.",
        ],
      },
      {
        place: 'advice',
        texts: [
          'Go deep on the basics and add one rising thing as seasoning. Nobody hires for the seasoning alone.',
          "Choose one skill that's wanted everywhere and one that's wanted and hard to find. That pair makes a profile.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          'As a beginner, stay with the first three or four names on the list. For rare skills, employers usually want experience attached.',
          "For a first job, be solid in what's in every ad before you touch what's in every headline.",
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "With your experience, look at what's in the duties and not in the list of tools: migrating, cutting cost, securing, evaluating. That's where the money is.",
          'At your level, the useful trend is the problem companies keep talking about, such as cloud bills, audits, or data quality for AI. Be the one who has solved it before.',
        ],
      },
      {
        place: 'caution',
        texts: [
          "Don't rebuild your plan around a trend. By the time you've learned it, the crowd may be there too.",
          "Lists like these cover a whole country. The three employers you're most likely to work for may want something quite different.",
        ],
      },
      {
        place: 'next',
        texts: [
          'Compare the top three with your resume tonight: are they there, word for word, in the upper half?',
          "Take one posting from this week and mark what's new to you. Look up only that.",
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is this for choosing what to learn, or for your resume?',
          'Which role and region should I have in mind?',
        ],
      },
    ],
    actions: [
      'What should I learn next?',
      "What's missing for the role?",
      'Is it worth learning?',
      'How much demand is there?',
    ],
    opens: ['career-analytics'],
  },
  {
    id: 'market.levels',
    asking: 'what tells junior, mid and senior apart',
    needs: [],
    examples: [
      "what's the difference between junior and senior",
      'when am I a mid level developer',
      "what does a senior data engineer do that a mid doesn't",
      'how many years until senior',
      'junior, mid, senior, staff, principal, explain the levels',
      'am I still a junior after 3 years',
      "what's expected one level above junior",
      'what is expected of a junior devops engineer',
      'can you be senior with 4 years of experience',
      'which level should I apply for',
      'what makes a tech lead different from a senior developer',
      "how do companies decide who's senior",
      'my title says senior, what am I supposed to do differently from mids',
      'what does staff engineer mean',
      'should I apply to mid-level jobs as a career changer with 10 years in another field',
      'what do they expect from juniors nowadays',
      'what separates a mid frontend developer from a senior one',
      'levels in cloud engineering and what they have to know',
      'what is associate product manager compared to product manager',
      'when does one stop being a beginner',
      'i was downleveled in an offer, what does it mean',
      'requirements of senior SRE vs regular SRE',
      'is senior about years or about skill',
      'the career ladder in software, how does it look',
      'seniority levels differnce in QA',
      'medior, what is that',
      'what makes someone a senior in data engineering',
      "I've worked 2 years, junior or mid?",
      "what's the ladder from junior to principal look like",
      "what do they mean by 'medior'",
      'does senior just mean old',
      'at which level would I come in with a strong career before IT',
    ],
    reply: [
      {
        place: 'lead',
        texts: [
          'A junior gets tasks cut to size for them, a mid handles a normal task alone, a senior does the cutting and sees what will go wrong, and a lead makes sure a whole team can do it.',
          "It's about how much somebody has to watch you. A junior needs the how, a mid needs the what, a senior needs only the why.",
          "The levels differ in the size of problem you can be left alone with: an afternoon's, a week's, a quarter's, a year's.",
        ],
      },
      {
        place: 'fact',
        texts: [
          "You have {yearsWorked} of work that counts toward judgment but not toward the tools, so in a new field you'd start lower and could rise faster.",
          'With {yearsWorked} of work behind you, you may get through the first level faster than a new graduate, provided the technical basics are there.',
        ],
      },
      {
        place: 'fact',
        texts: [
          "On the technical side you hold {skillsHeldCount} required skills for {targetRole}; level is measured by what you've done with them.",
          'For {targetRole}, you hold {skillsHeldCount} required skills so far. The count gets you in, and the depth decides at which level.',
        ],
      },
      {
        place: 'reason',
        texts: [
          'Years are a weak measure. Some people have repeated the same year ten times, and some are senior after four.',
          "What a senior gets paid for often can't be seen: the thing they didn't build, the meeting nobody needed, the outage that didn't happen.",
          'Companies use the same words for different things. A senior on a team of five can be a mid at a large company, and both are right.',
        ],
      },
      {
        place: 'advice',
        texts: [
          "To see where you stand, take your last three tasks and ask who broke them down, who checked them, and who'd have been called if they broke. The answers are your level.",
          "Read your company's career ladder if there is one, or a large company's published one, and write down when you last did each thing. Lines without a date are your gaps.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "You get from junior to mid by finishing: take a ticket from reading to release without anyone having to ask how it's going. Do it ten times in a row.",
          "To get past junior, be predictable. Say when it'll be done, say early when it won't, and ask questions that show what you've tried.",
        ],
      },
      {
        place: 'advice',
        texts: [
          "You get from mid to senior by widening: write the plan before the code, review other people's work, own something that runs, and say no to something with a reason.",
          "For the step to senior, take on a problem nobody has broken into tasks, and come back with three options and a recommendation. That's the job.",
        ],
      },
      {
        place: 'advice',
        for: 'transitioner',
        texts: [
          "As a career changer, apply as a junior in the tools and name what's senior in you, such as dealing with clients, planning and writing. Some teams will place you a notch higher for it.",
          'Coming from elsewhere, take the lower title if the work and the people are right. The next title can follow once you can show scope.',
        ],
      },
      {
        place: 'advice',
        for: 'professional',
        texts: [
          "If you're doing the next level's work now, gather three examples that others saw and bring up the title. It rarely comes by itself.",
          "When an offer puts you a level lower, ask what was missing in the interviews and when they'd look at it again. Then decide by the scope, since the label can change.",
        ],
      },
      {
        place: 'caution',
        texts: [
          "A title given too early can be a trap: the next employer tests you at that level. It's better to be strong at mid than shaky at senior.",
          "Beyond senior, it isn't simply more of the same. Staff and lead work happens mostly through others, and not everyone likes that.",
        ],
      },
      {
        place: 'next',
        texts: [
          "Write down the biggest problem you've solved with nobody looking over your shoulder. That's more or less your level today.",
          'This week, ask your manager or a senior: what would you have to see from me to trust me with something bigger?',
        ],
      },
      {
        place: 'ask',
        texts: [
          'Is this about applying somewhere, or about a promotion where you are?',
          'What do people come to you for, and what do you still go to others for?',
        ],
      },
    ],
    actions: [
      'How do I get promoted?',
      'Am I ready to apply?',
      'Should I become a lead or stay an expert?',
      'What does the role pay?',
    ],
    opens: ['career-path'],
  },
]
