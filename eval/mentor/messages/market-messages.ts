import { phraseList } from '@nextrung/knowledge/words/word-list'

/** More ways to put questions about the market, pay and the search for a job, for training alone. */
export const marketMessages: Readonly<Record<string, readonly string[]>> = {
  'market.demand': phraseList(`
    are data engineers wanted | how many jobs are there for SREs | do companies look for cloud engineers right now | is it easy to find work as a frontend dev | are security people needed | is there any demand for mobile developers | how sought after are devops engineers |
    do they hire product managers at all | how hot is the market for backend | are there enough openings for data scientists | how needed is a solutions architect
  `),
  'market.outlook': phraseList(`
    will there be data scientists in ten years | is backend a job with a future | what happens to frontend developers in the long run | is devops dying | does cloud engineering grow | how safe is a career in security over the next decade | will QA still exist in five years |
    is the role growing or shrinking | what's the long term forecast for product managers | is it a dead end to become a data engineer | prospects of machine learning engineers
  `),
  'market.saturated': phraseList(`
    isn't the market flooded with juniors | with all these layoffs does it make sense to start | too many people learn to code, right? | I read that big tech fired thousands, is it over | a hundred applicants per junior job, why even try | is it the worst time ever to enter IT |
    everyone and their dog is a data analyst now | hiring freeze everywhere, what should I do | has the tech bubble burst | are there too many bootcamp graduates | is the junior market dead
  `),
  'market.where': phraseList(`
    which cities have the most jobs for data engineers | do I need to move to a big city | are there tech jobs outside of the capital | where in Europe are cloud engineers wanted | I live in the countryside, is there work for me | which state is best for security jobs |
    best places to be a developer | should I relocate for my first job | where do most openings come from | is Berlin better than Munich for product managers | any tech jobs in small towns
  `),
  'market.industries': phraseList(`
    which industries need data engineers | do hospitals hire developers | what sectors besides tech hire IT people | is insurance a good branch for programmers | where do security engineers work, banks? | which fields pay attention to cloud skills | can I stay in healthcare but in IT |
    do car makers employ software people | which kinds of companies take on analysts | is the public sector hiring in IT | what industry would suit an ex teacher in tech
  `),
  'market.day': phraseList(`
    what does a devops engineer do all day | what's a typical day of a data engineer like | is a product manager in meetings all day | how does daily work as a security analyst look | do backend devs really code eight hours | describe the everyday life of an SRE | what would I be doing from nine to five as a cloud engineer |
    what do solutions architects do at work | a day in the life of a data scientist please | what are the tasks of an engineering manager | what does the work actually consist of
  `),
  'market.two-roles': phraseList(`
    data engineer or data scientist | what is the difference between devops and SRE | frontend versus backend, which one is better to get into | cloud engineer vs devops engineer | should I be a product manager or a project manager | is a tech lead the same as an engineering manager |
    compare security engineer and cloud engineer | which has more jobs, mobile or web | I can't decide between data analyst and data engineer | full stack or backend, what pays better | how do architect and tech lead differ
  `),
  'market.trends': phraseList(`
    what skills are hot right now | which technologies do companies ask for this year | what's in demand in cloud | which programming languages are trending |
    what do job ads for data engineers ask for most | what are employers looking for at the moment | which skills are rising | which tools show up in most postings |
    what tech should I know in this market | most wanted skills for backend
  `),
  'market.levels': phraseList(`
    what's the difference between junior and mid level | when is someone a senior | what does a senior do that I don't | how do I know my level | what is expected of a staff engineer | am I mid or senior with six years | how do levels work in tech |
    what makes a lead different from a senior | after how many years are you senior | what separates junior from intermediate developers | L4 or L5, what does that mean
  `),
  'market.named-role': phraseList(`
    what is a data engineer | tell me about SRE | what's a solutions architect | can you explain the product manager role | what do you know about security engineering | I heard about machine learning engineers, what's that | describe the job of a cloud engineer |
    a friend is a scrum master, what is that | what does technical lead mean | never heard of devops, what is it | give me an overview of the role of mobile developer
  `),
  'pay.typical': phraseList(`
    what's the salary of a junior backend dev | what can I expect to be paid as a cloud engineer | how well do SREs get paid | what do entry level analysts make |
    average pay for a product manager | what's a normal wage for a helpdesk person | how much money is there in security | what would I earn as a frontend developer in Texas |
    median income of devops engineers | how much is a senior mobile developer paid
  `),
  'pay.negotiate': phraseList(`
    they offered me less than I hoped, what do I say | how do I ask for more without losing the offer | should I accept the first number | is it ok to counter | the offer is 60 and I wanted 70 | how much higher can I go when negotiating | I've never haggled about salary, how does it work |
    can a junior negotiate at all | they say the budget is fixed, is there anything else to ask for | got an offer yesterday, how do I get them up a bit | what do I answer to their offer | can I ask for a signing bonus
  `),
  'pay.counter-offer': phraseList(`
    I resigned and now my boss offers me more to stay | my company wants to match the offer | should I take the counteroffer | they suddenly found money for a raise after I quit | my manager begs me to stay with 15 percent more | do people who accept a counteroffer leave anyway |
    I have a new contract but my old employer topped it | stay for more money or go as planned | they'd promote me if I don't leave | counter offer from current employer, what now
  `),
  'pay.raise': phraseList(`
    how do I ask my boss for a raise | it's been two years without an increase | what do I say in a salary talk with my manager | when is a good time to ask for more money | my colleague got a raise and I didn't | I do the work of two people for the same pay, how do I bring it up |
    how much of a raise can I ask for | I'm scared to ask for more pay | my review is next week, I want more money | they always say next year when I ask for a raise
  `),
  'pay.expectation': phraseList(`
    what do I answer when they ask my salary expectations | the form wants a number for desired salary | recruiter asked what I earn now, should I tell | how do I avoid saying a number first | what figure do I name as a junior data analyst | they want my expected pay in the first call |
    should I give a range | what are your salary requirements, they ask. What do I say? | do I have to reveal my current salary | I said a number too low in the screening call | must I fill in desired compensation
  `),
  'pay.freelance': phraseList(`
    what day rate can I ask for | how much per hour as a freelance developer | what do I charge for a website | my first client wants a quote, how much | is 50 an hour too low for devops | fixed price or hourly rate | how do contractors work out their rate | what should a junior freelancer charge |
    how do I raise my rates with existing clients | typical freelance rate for data engineers | what do I put in the offer for a two week project
  `),
  'pay.more': phraseList(`
    which IT job pays best | how can I earn six figures | what should I do to make more money | which skills bring the highest salary | where's the big money in tech | how do I double my pay | I want to earn more, which direction should I go | do managers make more than engineers |
    which role has the highest salary | is it better to change company to earn more | what specialization pays the most
  `),
  'pay.fair': phraseList(`
    am I paid enough | I make 55k with five years of Java, is that ok | do I earn too little | how do I find out if my salary is fair | my friend with the same job gets 20 percent more | is 40k for a junior analyst low | feel underpaid, how can I check |
    new hires get more than me | is my pay in line with the market | is 80k as cloud engineer with 3 years normal | are they ripping me off
  `),
  'search.where': phraseList(`
    where do I find junior dev jobs | which job boards are good for tech | besides LinkedIn, where should I look | what sites list cloud jobs |
    do companies post jobs on their own pages only | best websites to find a job in security | where can career changers look for openings |
    how do I find the jobs that are not advertised | where do startups hire | which platforms should I use for my job hunt
  `),
  'search.no-replies': phraseList(`
    I've sent 100 applications and heard nothing | nobody answers me | why don't I get any interviews | only automatic rejections so far | three months of applying and not a single call | what am I doing wrong, no company responds | zero responses to my applications |
    my applications vanish into a black hole | 60 CVs out, no invitation | I never even get a first call | why is everyone ignoring my applications
  `),
  'search.underqualified': phraseList(`
    should I apply if I have only half of the requirements | the ad asks for five years, I've got two | do I need to meet every point in a job ad | they want Kubernetes and I don't know it, apply anyway? | is it ok to apply when I'm missing some skills |
    I fit six of ten bullet points | would I embarrass myself applying to a senior role | the posting wants a degree and AWS, I've neither, but the rest fits | are the requirements a wish list | how strict are the must haves
  `),
  'search.network': phraseList(`
    I don't know anyone in tech, how do I meet people | how do I network as a shy person | are meetups useful | how do I write to strangers on LinkedIn | hate networking, is there another way | how do I ask somebody for a referral | how do I build contacts in the data world |
    whom should I talk to get into the industry | what do I say at a tech event | how do I get to know developers in my town | how do I stay in touch with people without being annoying
  `),
  'search.recruiters': phraseList(`
    how do I deal with recruiters | a headhunter wrote me, what should I answer | are recruiters useful for juniors | how do I get recruiters to contact me | they call me with jobs that don't fit | can I trust an agency | do I pay a recruiter |
    recruiter wants my references before telling me the company | should I work with several recruiters | how do I say no to a recruiter nicely | how do recruiters find candidates
  `),
  'search.follow-up': phraseList(`
    should I write to them again after a week | when do I follow up on an application | they said they'd get back by Friday, can I ask | how do I ask about the status politely |
    what do I write in a follow up mail | is it pushy to call after applying | how long should I wait before I check in | do I send a note after the first interview |
    how often can I ask for news
  `),
  'search.ghosted': phraseList(`
    after three interviews they just stopped writing | recruiter disappeared | I've been ghosted | they said I was a great fit and then silence | two weeks since the final round, not a word | company doesn't answer any more after the test | promised an offer and never called |
    is it over if they don't reply after the interview | they went quiet on me | HR was so friendly and now nothing, no answer to mails
  `),
  'search.compare-offers': phraseList(`
    I have two offers, how do I choose | startup or corporation, both want me | offer A pays more, offer B is remote | how do I decide between two jobs | one has better money, the other better people | which offer should I take | need help comparing job offers |
    two companies said yes, I'm torn | is more salary worth a longer commute, I have both offers | big name versus small firm, deadline on Monday | should I wait for the other offer before I sign
  `),
  'search.remote': phraseList(`
    how do I find a remote job | can a junior work from home | where are fully remote data jobs listed | I want to work from anywhere | are there companies that hire worldwide | is remote possible for my first job | how do I get a job in another country without moving |
    looking for work from home positions in cloud | how hard is it to find remote roles | I can't commute, need something remote | which companies are remote first
  `),
  'search.internship': phraseList(`
    how do I get an internship | are there apprenticeships for adults in IT | can I do an internship at 35 | how do I find a trainee program in security | where do students find summer jobs in software | is an unpaid internship ok | do companies offer apprenticeships to career changers |
    I study informatics and need a placement | how to apply for a traineeship in data | is there a returnship program | internship in cloud without experience
  `),
  'search.how-many': phraseList(`
    how many applications should I send per week | is ten a day too much | how do I keep track of all my applications | quality or quantity when applying | what's a normal number of applications before an offer | I've sent 20, is that a lot | should I apply to everything |
    how do I organize my job search | how many jobs at once | is a spreadsheet the best way to track | how much time should I spend on applying each day
  `),
  'search.references': phraseList(`
    whom do I give as a reference | my ex boss hates me and they want references | do I need references for a junior job | can a teacher be my reference | they asked for three references, I've only one | should I put references on my resume | what will they ask my references |
    do companies really call references | how do I ask someone to be a reference | my only reference left the company | can a friend vouch for me
  `),
  'search.scam': phraseList(`
    they want me to pay for my training before I start, is that normal | offer came over WhatsApp without any interview | recruiter asks for my bank details | is this job offer fake | they hired me after a chat and want a copy of my passport | a company I never applied to offers me 5000 a month |
    how do I recognize a scam job | they sent me a check to buy equipment | is it suspicious if the interview is only on Telegram | strange mail from a recruiter with gmail address | too good to be true remote job
  `),
}
