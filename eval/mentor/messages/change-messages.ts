import { phraseList } from '@nextrung/knowledge/words/word-list'

/** More ways to put questions about a change of career and one's background, for training alone. */
export const changeMessages: Readonly<Record<string, readonly string[]>> = {
  'change.where-to-start': phraseList(`
    I've decided to get into data, what is step one | total newbie here, what's the very first thing I should do to become a web dev |
    where on earth does a person begin with cloud | Ten tabs open about cybersecurity and still no clue what comes first |
    I want to move from hotel work to backend, what would you have me start with | if you had to start from zero in devops tomorrow what would you do first |
    I'm a truck driver who wants to be a software engineer. Point me to the beginning | what is my first move towards product management |
    there's so much advice around, I just need a starting point for frontend | help me take the first step into IT | ok I'm in, what now |
    I want to switch but I don't know which end to grab it from | how would a complete beginner enter machine learning |
    whats the first thing to learn or do if im coming from a factory job | where should a florist begin who wants to write apps
  `),
  'change.realistic': phraseList(`
    Can a person like me really make it in data science or am I kidding myself | is it a pipe dream to become a cloud engineer from a warehouse |
    My family thinks it's a fantasy. Could a bus driver honestly become a programmer? | be straight with me, do I stand a chance as a backend dev |
    am I fooling myself that I could work in security | is it doable for a nurse to get into data engineering, yes or no |
    I clean offices at night. Is becoming a developer something that happens to people like us | what are my odds of making it as an SRE |
    can I do this? really? | do normal people actually manage that switch | I barely finished school, is machine learning out of reach for me |
    friends laugh when I say I will be a software engineer, are they right to | how likely is it that I end up with a job in devops |
    is product manager a realistic aim after ten years as a waiter | tell me the truth, is it too ambitious
  `),
  'change.transferable': phraseList(`
    I led a shift of twelve people in a warehouse, does that mean anything to a tech team | which bits of being a paramedic are worth something in IT |
    I've handled angry customers for years. Is that any use for a product manager | what would a hiring manager in tech see in an ex soldier |
    planning rosters and stock was my daily work, could a project manager in IT use that | Do the things I learned as a carpenter help me as a developer |
    what from my teaching life can I bring along | tell me which of my old strengths still count for data work |
    I kept the books for a small shop, is that an advantage for a data analyst | is there anything in kitchen work that helps in operations |
    I've done fifteen years of nursing, I'd hate to leave all that behind. What comes with me? | is my retail past good for anything in tech |
    what skills does a police dispatcher have that on-call teams want | I ran events with budgets and deadlines, how does it map to scrum
  `),
  'change.how-long': phraseList(`
    how many months from barista to junior dev, typically | what's a normal time frame for switching into data analytics | someone told me half a year, someone else four, for becoming a programmer. What's true? |
    from zero to first paid job in web development, how long | is a year enough to get into cloud from hospitality | people who move from teaching into tech, how long do they usually need |
    when could I be working as a security analyst if I begin today | does it take years to change into devops | roughly how much time until somebody with no background lands a QA job |
    those bootcamps promise 12 weeks, is that how long it takes in reality | how long did others need to go from sales to product | I'm 30, would I be done with the switch by 32 |
    what's the usual duration of going into software from a trade | how fast can a career changer be employed as a data engineer
  `),
  'change.while-working': phraseList(`
    I'm on my feet 50 hours a week and have twins. When is a person meant to study | how do people learn to code with a full time job | after my shift I fall asleep over the book, how do I fit learning in |
    Working nights and weekends in a hospital, could I still retrain on the side | how can I study next to kids and a job without losing my mind | my rota changes every week so no fixed evenings, how would I learn anything |
    can I do it alongside my day job or will I burn out | I've two jobs already, is there any way to squeeze in a course | wife works late, I do the kids, the house, and want to become a developer. How? |
    combining full time work with learning Python, tips | is it possible to prepare a career change with only lunch breaks | energy is gone by eight pm, how do others do it beside work |
    single dad, 40 hour job, trying to get into cloud. How do I organize that
  `),
  'change.pay-cut': phraseList(`
    I make 70k as a store manager. Will I have to start lower in tech? | how far would my income drop at the beginning if I become a junior | we have a mortgage, would I lose money in the first years of the switch |
    is it normal to earn less after changing into IT | do I go back to an entry salary if I move from sales to data | as a senior nurse I earn well, is a junior dev salary lower |
    how long until I earn again what I earn now | I'm afraid I'd have to take a step down in pay | would I take a hit financially if I start as helpdesk | what kind of drop in wages should I expect when I switch |
    my present salary is good, is the move going to cost me | starting at the bottom again means bottom pay too, doesn't it | will I be poorer at first
  `),
  'change.quit-first': phraseList(`
    should I hand in my notice and study full time | thinking of leaving the job in June to focus on coding, good idea? | is it better to resign and do a full time course | I have savings for eight months, do I quit now or wait |
    can I learn this properly without giving up my job | all in or on the side, what do you say | would you stop working to retrain | my boss refuses part time so maybe I just leave and study, what do you think |
    do people quit before they have the skills | I can't concentrate next to work. Wouldn't it be smarter to drop the job? | tempted to walk out tomorrow and learn to code all day | quit first and then learn or learn first and then quit
  `),
  'change.which-role': phraseList(`
    I like puzzles and hate meetings, which tech job is for me | not sure if I'm more of a data or a web person, how do I find out | what IT job suits somebody who loves organizing people | help me choose a direction in tech |
    there are so many titles, which one would match me | I used to draw a lot and I'm good with people, which role should I look at | what would I be good at in IT | I want something calm without on-call, what roles are there |
    can you suggest a role based on my background | Coming from accounting, which tech career makes the most sense | can't decide what to become | which of these jobs is for an introvert who likes detail | how do I know which path is right for me in tech |
    what sort of developer should I be
  `),
  'change.first-job': phraseList(`
    which job title should I look for as my very first one in tech | is helpdesk a good way in if I want to do cloud later | what entry level position leads to data engineering | should I take a support job first and move up |
    what do beginners in security usually start as | on the way to software engineer, what's a sensible first role | is a junior QA job a decent first step towards developer | aim straight for data scientist or start as an analyst |
    which doors are open for juniors in devops | which position is easiest to land first if I want to be a developer | is a working student job a good start | what stepping stone job would you go for before product manager |
    would starting in IT support lock me in there
  `),
  'change.explain': phraseList(`
    what do I say when they ask why a teacher wants to code | how do I make my switch sound sensible to recruiters | they'll wonder why I leave nursing, what is a good answer | how should I present going from law to programming without sounding flaky |
    Employers see 12 years of retail and raise an eyebrow. How do I tell that story? | why the change? they ask, and I ramble. What should I tell them | how do I justify leaving a good career for tech |
    what is a good reason to give for moving out of finance into data | my path looks random, a bit of everything. How do I talk about it | how can I tell my story as a career changer | they asked me why now and I had no answer |
    do I need to defend that I change fields so late
  `),
  'change.failed-before': phraseList(`
    I've started learning to code three times and dropped it every time | two years ago I did half a bootcamp and quit, why would it be different now | I gave up on Python at chapter four, again. Should I try once more? |
    third attempt at this career change, how do I not fail again | I've already bought five courses and finished none | tried it in 2021, lost interest after a month, now I'm back | last time I stopped when it got hard. How do I keep going this time |
    I keep beginning and abandoning this | failed once at becoming a developer, is a second try worth it | I dropped out of the CS course years ago, can I start again | my last attempt at switching ended after six weeks
  `),
  'change.internal': phraseList(`
    my company has an IT department, can I get in there | I work in customer service at a bank and would love to move to their data team | how do I ask my boss to let me switch to engineering | is it easier to change into tech inside my current firm |
    we have developers upstairs. How do I go from the sales floor to them | could I transfer from logistics to the IT team where I am | how would I go about an internal move into product | my employer posts internal jobs for analysts, should I apply though I'm in accounting |
    how do I get the security team at my company to notice me | I do support here and want to become a developer here too | who do I talk to first about moving departments | switch roles without switching employer, possible?
  `),
  'change.regret': phraseList(`
    what if I throw away a safe job and hate it | I'm getting cold feet about all of this | maybe I should have stayed where I was | I keep wondering if leaving nursing is the mistake of my life | what if in two years I want my old job back |
    scared I'm making the wrong decision with tech | having second thoughts about the switch | is it stupid to leave something stable for this | my wife asked if I'm sure and I wasn't. Is the change wrong? | part of me already misses the kitchen, should I turn around |
    how do I know I won't regret this | I lie awake thinking I've ruined everything by changing careers
  `),
  'change.money': phraseList(`
    how do people pay for a career change when they have no savings | are there scholarships for adults who go into IT | could I get funding for retraining | how much should I put aside before I start | I've 4000 in the bank, does that carry me through a switch |
    should I take a loan to study | does the job center pay for tech courses | we live from paycheck to paycheck, how would I afford this | what does changing careers cost all in all | my savings would last five months, is that enough to dare it |
    is there any support or grant for people over 40 changing into tech | how do I finance half a year without income
  `),
  'background.age': phraseList(`
    I'm 47, will anybody give a junior job to someone my age | is 35 too late to learn programming | they hire kids, I'm 55. Do I even try? | I'm only 18, will they take me seriously | at 60 is there still a place in IT for me |
    everyone on my course is twenty and I could be their mother | does my age count against me in tech | turned forty last week, has that ship sailed | are there juniors who are over 50 | too old for a career change into data? |
    do employers look at the birth date | I'm sixteen and want to work in cybersecurity, too young? | starting at 39, how big a problem is it
  `),
  'background.no-degree': phraseList(`
    I never went to university, does that close the door | dropped out of high school, can I still get into IT | all the ads ask for a bachelor and I've got none | will they even read my application without a degree | I only have an apprenticeship as a plumber, is that a problem for tech jobs |
    can someone without any college become a developer | no diploma, just self taught. Do I get filtered out | left school at 15, what chances do I have in software | they want a computer science degree everywhere, I don't have one | is it hopeless without studies
  `),
  'background.no-math': phraseList(`
    numbers were never my thing, can I still code | do I need calculus to be a data analyst | I flunked maths at school, is programming off the table | how much math does a web developer need in real life | I'm hopeless with formulas, would security work for me |
    is statistics a must for data science, because I'm terrible at it | I can just about do percentages. Is machine learning out of the question | afraid of algebra, want to be a developer | how good at mathematics must one be for backend | math makes me panic, does devops need it
  `),
  'background.gap': phraseList(`
    I've been home with my kids for six years, how do I come back | after two years of illness I want to work in tech again | I was out of work since 2020, will anyone take me | I looked after my mother for three years and have no recent job, does that ruin my chances |
    returning to IT after maternity leave, everything has changed | had a break of four years for health reasons, is that a deal breaker | how do I get back in after a long pause | career break of five years, used to be a developer | been unemployed for 18 months, how bad is that |
    took a year off to travel and now nobody calls
  `),
  'background.english': phraseList(`
    my english is B1, is that enough for a tech job | people don't understand my accent in calls, will that hold me back | do I need perfect English to be a programmer | I read English fine but speaking is hard for me, can I work in an international team |
    sorry for my bad english. do companies reject because of this? | not a native speaker, how do I survive interviews in English | I make many grammar mistakes, is it a problem as developer | should I improve language first before I apply | I think in Polish and translate, too slow for meetings |
    will they laugh at my accent
  `),
  'background.minority': phraseList(`
    I'd be the only woman on the team, what should I expect | do black developers have it harder in hiring | how do I deal with being the only one like me in the room | I wear a headscarf, will that be a problem at tech companies | is tech friendly to gay people |
    as a woman in security nobody listens to me | does my foreign name cost me interviews | are there communities for women switching to IT | they assume I'm the assistant because I'm female. What do I do | how do I find out if a company is welcoming to people like me |
    I'm trans and afraid of applying, how is it in IT
  `),
  'background.neurodivergent': phraseList(`
    I've got ADHD and can't sit through courses, what can I do | is being autistic an obstacle for developer jobs | my dyslexia makes reading docs hard, is programming still for me | should I tell an employer that I'm on the spectrum |
    I'm deaf in one ear and use captions, can I work in tech | how do I study when my brain jumps around every five minutes | are there IT jobs that fit people with autism | I use a wheelchair, is that an issue for office IT jobs |
    reading long text is torture for me, how can I learn to code | ADHD here, I start everything and finish nothing | can I ask for adjustments in the interview because of dyslexia
  `),
  'background.record': phraseList(`
    I was in prison for two years, can I work in IT | do tech companies do background checks | I have a conviction from when I was nineteen, does it matter for security jobs | should I tell them about my record | can an ex offender become a developer |
    got a DUI five years ago, will that stop me | I did time. Is there an employer who'd take me as junior | what happens if they find my criminal record | caught with drugs once, do I have a chance in cloud jobs | how do I explain three years inside on my cv
  `),
  'background.no-experience': phraseList(`
    I can use email and that's about it, can I still get into IT | never touched code in my life, where does that leave me | I know nothing about computers, is that ok to start | zero technical background, just a phone person | I'm not a computer guy at all, can I learn this |
    everyone else built PCs as a kid, I never did | is it possible with no tech knowledge whatsoever | I can't even type properly, do I belong here | all I've ever done is retail, not one line of code | starting absolutely from scratch, is it mad
  `),
  'background.overqualified': phraseList(`
    they say I have too much experience for a junior role | with my doctorate they think I won't stay | I managed 40 people, now they won't hire me as a beginner because I'm too senior | rejected for being overqualified again | how do I convince them I'm fine with a lower position |
    twenty years of experience and they fear I get bored | should I hide my master's degree to get entry level jobs | I was a director, nobody believes that I want to code | too qualified for entry jobs and not qualified for the rest | do I take my PhD off my resume
  `),
}
