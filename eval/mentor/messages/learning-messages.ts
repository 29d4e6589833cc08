import { phraseList } from '@nextrung/knowledge/words/word-list'

/** More ways to put questions about skills, the plan and credentials, for training alone. */
export const learningMessages: Readonly<Record<string, readonly string[]>> = {
  'skills.next': phraseList(`
    I finished HTML and CSS, what should come after | what do I pick up next | which skill should I tackle now for data engineer | done with Git basics, next? | what would be the smartest thing to learn now |
    after SQL, what | tell me what to study next | I know Python and a bit of Linux, what would you add | which topic should be on my list now | what's the best next skill for someone in my position | I'm ready for something new, what do you suggest I learn
  `),
  'skills.missing': phraseList(`
    what do I still need to learn for cloud engineer | compare my skills with what a backend dev needs | where do I fall short for SRE | what's between me and a data scientist job | which gaps do I have | what am I lacking |
    show me what I don't have yet for security engineer | which of the requirements don't I meet | what would an employer say is missing in my profile | how big is the gap between me and a full stack developer | list the skills I don't have that the role needs
  `),
  'skills.explain': phraseList(`
    what the hell is Kubernetes | everyone talks about CI/CD, I've no idea what it means | can you explain Docker to me like I'm five | what do people do with Terraform | what is an API and why do I need it | I keep seeing Kafka in job ads, what is it |
    explain what Spark is for | REST? what's that | what does it mean when an ad says microservices | why is Git so important | never understood what cloud really is | what are unit tests good for
  `),
  'skills.worth': phraseList(`
    is PHP still a good thing to learn | would I waste my time with Ruby | does Rust pay off for a backend person | should I bother with jQuery | are Excel macros worth it nowadays | is Terraform something I should invest in |
    do employers still care about Java | I'm halfway through an Angular course, is that useful at all | is it worth it to learn Scala for data engineering | people say Perl is dead, should I drop it | would GraphQL help me get hired | should I spend my evenings on Kubernetes
  `),
  'skills.two': phraseList(`
    React or Vue | Java versus C#, which is better for a beginner | should I go with AWS or Azure | torn between Python and JavaScript | which one first, Docker or Kubernetes | Postgres or MongoDB for my project | Terraform vs Ansible, what do I choose |
    Tableau or Power BI if I want to be an analyst | Is Kotlin a better choice than Swift | do I learn Spark or Snowflake | Angular or React, which has more jobs | Go vs Rust
  `),
  'skills.how': phraseList(`
    what's the best way to learn SQL | how would I teach myself Docker | how do you get good at Python | tips for learning Kubernetes from scratch | how do I practice Linux at home | I want to learn React, how do I go about it | what is a good approach to study algorithms |
    how should I learn AWS without spending a fortune | where and how do I pick up Terraform | how can I get better at Git | best method to learn Java for a beginner | how does one learn machine learning properly
  `),
  'skills.how-long': phraseList(`
    how many weeks for SQL | will I know React in a month | how much time does it take to get decent at Python | how long to learn Kubernetes well enough for a job | is Docker something you learn in a weekend | how many hours does AWS basics take |
    I need Java by autumn, can that work | how long until I can call myself good at Terraform | time needed to master Linux | can I pick up TypeScript in a few days if I know JavaScript | how many months does machine learning take to learn
  `),
  'skills.stuck': phraseList(`
    I watch video after video and can't write anything alone | understood everything in the course, remember nothing | as soon as the tutorial ends I'm lost | I copy code but don't get it | stuck in tutorial hell | every time I try to build something by myself I freeze |
    I did 80 hours of courses and still can't code | things don't stick, I forget Python syntax after two days | been learning for months and feel no progress | how do I stop following along and start doing it myself | I learn it, a week later it's gone
  `),
  'skills.too-many': phraseList(`
    this list of skills is endless, I feel sick | every job ad wants twenty technologies | how is one person supposed to know all of that | so many tools, I don't know where to look | I'm overwhelmed by everything there is to learn | there's a new framework every day, I can't keep up |
    the roadmap looks like a subway map and I want to run away | do I really have to learn all these things | it's too much, Docker, Kubernetes, Terraform, AWS, Python... | drowning in things to learn
  `),
  'skills.prove': phraseList(`
    how do I show employers that I know SQL | I'm self taught, how can anyone believe my level | can I take a test to show my Python skills | nobody trusts my Java because I've no paper | how do I demonstrate that I can do Docker | how do I back up what my resume claims |
    what counts as evidence of a skill | I know it but can't prove it | how would I convince somebody of my Linux skills | how do I get my level confirmed | what makes a skill credible
  `),
  'skills.have': phraseList(`
    which of my skills do count already | what do I already bring for data engineer | I can do Excel, SQL and some Python, what's that worth | which boxes do I tick for cloud engineer | what can I tick off the list | what of the requirements do I meet |
    do I have anything they want | which things can I skip because I know them | how many of the required skills have I got | what am I already good enough at for the role | show me what I have
  `),
  'skills.soft': phraseList(`
    do people skills matter for programmers | how do I get better at communicating with a team | they said I need to work on my soft skills | which personal qualities do IT employers look for | can one learn teamwork | how do I become better at explaining technical things |
    is being good with people an advantage in IT | how do I improve my listening | is empathy useful for a developer | they want strong communication, what does that mean | how do I show I work well with others
  `),
  'skills.ai': phraseList(`
    won't ChatGPT do all this in two years anyway | is it still worth learning to code with AI around | will my job be gone because of AI | should I learn prompt engineering | do I need to use Copilot | are programmers being replaced by machines | how do I use AI tools to learn without cheating myself |
    AI writes code now, why should anyone hire a junior | which AI skills should a backend dev have | is AI going to kill data analyst jobs | everyone uses LLMs at work, how do I catch up on that
  `),
  'skills.first-language': phraseList(`
    what should be my first programming language | Python as a first language, yes or no | which language is easiest for beginners | never coded before, with which language do I begin | everyone recommends a different first language | is C a bad idea for a first language |
    which coding language should I start with to get a job | what language do complete beginners learn | do I begin with JavaScript | my nephew says start with Java, is he right | best starter language?
  `),
  'skills.outdated': phraseList(`
    I've been doing COBOL for twenty years, how do I catch up | my stack is from 2010 | I'm a senior dev but never touched cloud | the world moved on while I maintained an old monolith | how does an old timer get up to date | all my experience is in technologies nobody uses |
    I've been a Delphi developer forever and feel like a dinosaur | skills are rusty, last coded ten years ago | how do I modernize my profile, I only know jQuery and SVN | we still deploy by FTP at work and I fall behind
  `),
  'plan.make': phraseList(`
    can you put together a study plan for me | make me a roadmap to cloud engineer | I need a schedule | what would a six month plan look like | create a personalized learning plan | I want a week by week program for data engineer | give me a structured path | plan my way to devops please |
    I need somebody to tell me what to do in which month | could you draw up a plan with milestones | write me a plan to become a backend developer | set up a learning plan that fits my evenings
  `),
  'plan.duration': phraseList(`
    when will I be ready | how far am I from being employable | by when could I be done with my path | at this pace when do I finish | how many months do I have left | how long is my path going to take | when can I start as a data engineer realistically given my plan |
    what's my finish date | how long till I can apply | how much longer do I need | when am I done with everything on the list
  `),
  'plan.today': phraseList(`
    what should I do tonight | I've one free hour, what's the best use of it | give me a task for today | what's on for this week | it's Saturday morning and I want to learn, what now | tell me one thing I can do right now | I have the afternoon off, what should I work on |
    what's my to do for the week | what's the most useful thing to do today | just tell me what to do next | thirty minutes before work, any idea
  `),
  'plan.behind': phraseList(`
    I haven't done anything for three weeks | I fell behind with my plan | was ill and missed half the month, what now | I'm late on every milestone | my schedule is a mess, I've skipped so much | holidays came and I dropped everything | I'm two months behind, do I start over |
    how do I catch up after a break | I didn't do a thing this month | life got in the way and the plan is in ruins | I missed my deadline for the milestone
  `),
  'plan.faster': phraseList(`
    can I speed this up | what can I leave out to be done sooner | I need a job by September, how do I make it quicker | is there a shortcut | this takes too long, how can I go faster | how do I get there in half the time | I want to finish in three months instead of nine |
    which parts are optional | my money runs out soon so it has to go faster | could I skip the theory | is there a fast track
  `),
  'plan.cheaper': phraseList(`
    I've no money for courses, what's free | are there free resources for Python | can I learn all that without paying | cheap ways to learn data engineering | do I need to pay for anything | I can't spend more than 20 a month on learning | is there a no cost way to learn AWS |
    free alternatives to paid courses please | how do broke people learn to code | libraries, YouTube, what else costs nothing | is free material good enough
  `),
  'plan.hours': phraseList(`
    I've got 8 hours a week | put down 12 hours weekly for me | I can only manage two evenings, so four hours | six hours every week is my limit | weeknights one hour, that's it | my time is 10 hours per week from Monday on | I can study 3 hours on Saturdays only |
    I have less time now, make it 5 hours a week | around 20 hours a week since I'm between jobs | half an hour a day is what I can give | set it to seven hours per week
  `),
  'plan.course': phraseList(`
    which course should I take for SQL | can you recommend a good Python course | is the Google data certificate course any good | Udemy or Coursera | what course fits me best right now | best course on Kubernetes | where do I find a good class for cloud | is CS50 a good choice |
    I want to sign up for something, which one | which online course is worth the time | any course you'd suggest for networking
  `),
  'plan.bootcamp': phraseList(`
    is a bootcamp worth ten thousand | should I do a bootcamp or learn alone | are coding bootcamps a scam | thinking of a 12 week full stack bootcamp | do employers respect bootcamps | can I get the same from self study | bootcamp cost vs benefit | I got accepted into a bootcamp, should I go |
    teach myself or pay for a school | do bootcamp grads find jobs | what's better, a structured bootcamp or doing it by myself
  `),
  'plan.milestone': phraseList(`
    what's my next milestone | what comes next on my path | which stage am I in | what do I have to finish to reach the next stage | what's the next goal on my learning path | where in the plan am I | what's after this step | show me the next checkpoint | what do I need for the next level of my path |
    how close is my next milestone
  `),
  'plan.order': phraseList(`
    why does Python come before Airflow | why is Git so early | wouldn't it be better to do SQL first | who decided this order | why do I have to learn Linux before Docker | can I change the sequence | why is AWS at the end | is the order of my path important |
    I'd rather begin with the fun part, why is it last | why this sequence and not another | does it matter which one I do first
  `),
  'plan.ready': phraseList(`
    am I good enough to apply | should I start sending applications now or learn more | is it too early to apply for junior roles | do I know enough for a first job | would you apply if you were me | when is one ready | I have two projects, is that enough to go out and apply |
    do I wait until I've finished everything | can I apply already | am I job ready for data analyst | I feel not ready, should I apply anyway
  `),
  'cert.worth': phraseList(`
    do certificates help | is the AWS certification worth the money | are certs just paper | will a Scrum certificate get me interviews | should I get certified or build projects | is CompTIA A+ useful | do recruiters care about certificates | does a Google certificate mean anything to employers |
    is CISSP worth it with my experience | would a Kubernetes cert bring me a raise | are Udemy certificates any good | are certifications a waste of money
  `),
  'cert.which': phraseList(`
    which certificate should I get for cloud | best certification for a security beginner | what cert first, Network+ or Security+ | which AWS exam do I take | what certifications do data engineers have | I want one certificate, which would you choose | which cert looks best for devops |
    is there a cert for product managers | which Azure certificate is for beginners | what's the most respected certification in security | recommend a certification for me
  `),
  'degree.need': phraseList(`
    do I have to study computer science to be a developer | is a bachelor required for data engineering | can I become a security engineer without university | do companies insist on degrees | should I go to college for this | is it necessary to have a CS degree to work in machine learning |
    is university the only way into software | degree or no degree for cloud jobs | will a missing degree limit me later | do I need to go back to school | is a degree a must for product managers
  `),
  'degree.masters': phraseList(`
    is a master's worth it | should I do an MSc in data science | would a PhD help me in machine learning | MBA for an engineering manager, yes or no | thinking about an online master in computer science | does a postgraduate degree raise my salary | master or work experience |
    I've a bachelor, should I add a master's | is Georgia Tech's OMSCS a good idea | do I need a doctorate for research roles | would another degree help
  `),
  'portfolio.need': phraseList(`
    do I need a portfolio | is a portfolio necessary for backend people | do employers look at projects | should I have a website with my work | can I get hired without showing any projects | how important is a portfolio for data analysts | is a portfolio expected of devops engineers |
    does anyone look at portfolios | how many projects should I have | I've nothing to show, is that bad | do seniors need a portfolio
  `),
  'portfolio.ideas': phraseList(`
    what project could I build | give me a project idea for data engineering | I want to make something for my portfolio, any ideas | what would impress as a side project | something not boring to build with React | project ideas for cloud beginners | what can I code that shows SQL and Python |
    everybody does todo lists, what else | a project that fits my nursing background | which project should I do first | suggest something small I can finish in a weekend
  `),
  'portfolio.github': phraseList(`
    how should my GitHub look | do recruiters read my repositories | what goes into a good readme | my github is a mess, what should I clean up | is an empty contribution graph bad | should I make my repos private | how many repos should I pin |
    how do I make my code presentable on GitHub | is it bad that all my repos are tutorials | what do they look at in a github profile | should I commit every day
  `),
  'opensource.start': phraseList(`
    want to make my first pull request, where | are there open source projects for beginners | how do I find a good first issue | is open source good for getting a job |
    I'm scared to open a PR in a public repo | how does contributing work | which open source project should I join | can a beginner help in open source |
    maintainers ignored my PR, what now | does open source count as experience
  `),
  'freelance.start': phraseList(`
    how do I start freelancing as a web developer | how do I find my first client | I want to be self employed, how do I begin | can a beginner freelance on Upwork | what do I need to freelance as a data analyst | how do I get customers for websites |
    going independent as devops consultant, first steps | where do freelancers find work | how do I set up as a contractor | I'd like to build sites for local shops, how do I get them | tips for the first freelance gig
  `),
  'freelance.or-job': phraseList(`
    freelance or employed, what's better | should I give up my permanent job and go contracting | is freelancing a good idea for juniors | contract offers pay more than permanent, should I switch | security of a job or freedom of freelance | I'm thinking about leaving employment to consult |
    permanent vs contractor, which would you choose | is self employment too risky | do I take the contract or the full time role | pros and cons of being a freelancer
  `),
  'experience.get': phraseList(`
    how do I get experience if nobody gives me a job | every junior job wants two years of experience | how can I gain practical experience without being hired | does volunteering count | where do I get real world practice in data | they want experience, I need a job to get experience |
    can I help a charity with their website to get experience | no job without experience, no experience without job | how do I get hands on with cloud at home | what counts as experience besides a job
  `),
  'blog.write': phraseList(`
    should I write a blog about what I learn | how do I become visible in my field | does giving talks help a career | I'd like to speak at a meetup, how do I start | is posting on LinkedIn about tech useful | what would I even write about | how do I build a personal brand |
    how do I submit a talk to a conference | would a YouTube channel on coding help me | is blogging a waste of time | how do people get known in security
  `),
}
