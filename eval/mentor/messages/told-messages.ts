import { phraseList } from '@nextrung/knowledge/words/word-list'

/** Messages that tell a situation first, as people do, and leave the question to the end or unsaid; for training alone. */
export const toldMessages: Readonly<Record<string, readonly string[]>> = {
  'change.where-to-start': phraseList(
    `I've sold shoes for fourteen years and I keep reading about data jobs. No idea what I would have to do first | After the army I want something in networks or cloud, but I haven't the faintest idea how one begins | My sister is a developer and earns well, I'd like that too, only where would I start from a bakery counter`,
  ),
  'change.realistic': phraseList(
    `I'm 33, two kids, no savings, working in a care home. Every ad says anybody can become a developer. Is that true for me as well? | My teacher at school always said I was bad with computers and now I want to be a cloud engineer. Tell me if that's silly | I love it but my husband says nobody hires people like me for data jobs. Is he right about that?`,
  ),
  'change.transferable': phraseList(
    `For eleven years I've planned shifts, ordered stock and calmed down angry guests. Would anyone in tech care about that? | As a paramedic I decide under pressure every day. I wonder if some kind of IT team needs exactly that | I spent years writing lesson plans and explaining hard things to teenagers. Does that have any value for a product team`,
  ),
  'change.how-long': phraseList(
    `My cousin did it in eight months, the internet says two years. I'm a postman and want to be a web developer, what should I count on | I need to tell my wife a number: from today until my first pay as a developer, how many months | Say I'm a cook now and want to be a data analyst. When would that be done, roughly`,
  ),
  'change.while-working': phraseList(
    `I get home at seven, cook, put the kids to bed and then it's ten. When do other people learn all this? | My job is physical and I'm wrecked in the evening. I want to change but I don't see when I could study | Rotating shifts, never two days alike, and I'd still like to learn programming somehow`,
  ),
  'change.pay-cut': phraseList(
    `As a foreman I take home good money. If I begin again as a junior, what happens to my bank account? | We've just bought a house, so I need to know whether I'd earn less in my first tech job than as a nurse now | I'm used to my salary as head of sales. How deep would I fall if I changed to data`,
  ),
  'change.quit-first': phraseList(
    `I've enough money for about ten months without work. Part of me wants to resign on Monday and study from morning to night | My job eats all my energy and I make no progress. Maybe leaving it is the only way to learn properly | Everyone in the forum says go full time or it never happens. Do I really have to leave my job for that`,
  ),
  'change.which-role': phraseList(
    `I like order, I like numbers, and I can't stand phone calls. Somebody told me IT, but there are a hundred jobs in IT | I fix everybody's laptop, I organize everything at the club, I hate drawing. What would you put me down for? | Between data, security and web I can't make up my mind, all sound nice`,
  ),
  'change.first-job': phraseList(
    `I'd like to end up in cloud, but nobody gives a beginner a cloud job. So which job do I go for first? | Some say take helpdesk, some say wait for a real developer job. What should my first position be`,
  ),
  'change.explain': phraseList(
    `Every recruiter stumbles over the fact that I was a hairdresser. I never know how to put it so that it makes sense | In the last interview they asked why somebody leaves law for code and I mumbled something about passion`,
  ),
  'change.failed-before': phraseList(
    `I paid for a course in 2020, stopped in week three, tried again last year, stopped in week five. I want to but it never works out | Twice I've told everyone I'd become a programmer and twice I gave up. I'm ashamed to begin a third time`,
  ),
  'change.internal': phraseList(
    `In our warehouse there's an IT crew of six. I'd love to join them instead of looking outside, how do I bring that up | I've been at the same insurance company for nine years in claims. They've a data department, and I'd like to be in it`,
  ),
  'change.regret': phraseList(
    `I handed in my notice as a teacher last month and since then I wake up at four thinking I've made a terrible mistake | It was my dream to leave the bank, now that it gets serious I'm scared I'll miss it`,
  ),
  'change.money': phraseList(
    `Rent is 900, food, the car, and I'd like to study for a year. I can't see how that adds up | There must be some fund or agency that pays when a 40 year old retrains, isn't there`,
  ),
  'background.age': phraseList(
    `Next year I'm fifty. The team pictures on every company page are full of twenty five year olds. Do they want somebody like me? | My son laughed and said programmers are his age, not mine`,
  ),
  'background.no-degree': phraseList(
    `I trained as an electrician and never saw a university from inside. Every posting starts with bachelor's degree required | I left college after one term. Whenever a form asks for my highest degree I want to close it`,
  ),
  'background.no-math': phraseList(
    `In school I cried over equations. Now I like making websites but I'm afraid that at some point the math will get me | Someone said data people do statistics all day, and I can hardly do fractions`,
  ),
  'background.gap': phraseList(
    `For seven years I raised three children and before that I tested software. I'd like to return, but who takes me after so long | I was ill for a long time, two and a half years. I'm fine now and want to work again in IT`,
  ),
  'background.english': phraseList(
    `I come from Syria, my German is good, my English so so. In every company they speak English now and I'm afraid | When they talk fast in the meeting I lose the thread because it isn't my language. Can I still do this job`,
  ),
  'background.minority': phraseList(
    `At the meetup I was the only woman among forty men and one asked whose girlfriend I was. Is the whole field like that? | With my skin color and my name I get fewer calls than my friend with the same resume`,
  ),
  'background.neurodivergent': phraseList(
    `I can't sit still, I start five things at once, my doctor calls it ADHD. Is there a way for me to learn this stuff | Open offices are hell for me because I'm autistic. Do I have to say that when I apply`,
  ),
  'background.no-experience': phraseList(
    `I'm a farmer. I have a phone and an old laptop that my kids use. Would I even understand the first lesson? | Until last week I didn't know what a browser was called. Am I too far behind for IT`,
  ),
  'background.overqualified': phraseList(
    `I've led departments. Now that I want to code as a junior they tell me I'd be unhappy and leave | They looked at my two degrees and said this job is below you`,
  ),
  'skills.next': phraseList(
    `I've done the basics of JavaScript, built two pages and put them online. What would you learn after that in my shoes? | Python works, SQL works. I've room for one more thing this quarter`,
  ),
  'skills.missing': phraseList(
    `I can do Linux, Python and a bit of AWS. Which things would a company still want before they call me a DevOps engineer? | The ad for security engineer has a long list. I need to know what of it I don't have yet`,
  ),
  'skills.explain': phraseList(
    `In the meeting they kept saying Kubernetes and everyone nodded, me too. What is it, in normal words? | My boss wants me to look at Terraform and I've never heard of it`,
  ),
  'skills.worth': phraseList(
    `I've been offered a free course on Salesforce by my job center. Would that lead anywhere? | My uncle swears by C++. I could spend the winter on it, but does anybody need it in the jobs I want`,
  ),
  'skills.two': phraseList(
    `I've time for one thing before summer: AWS or Azure. What would you choose? | Half of the ads say React, the other half Angular. I can't learn both at once`,
  ),
  'skills.how': phraseList(
    `I read about Docker, I watch videos on Docker, and it doesn't get into my head. How would you go about learning it | I'd like to get really good at SQL. What would I do each day for that`,
  ),
  'skills.how-long': phraseList(
    `My new team uses Kubernetes and I begin in six weeks. Can I know enough of it by then? | If I give Python an hour a day, after how many weeks can I write something useful`,
  ),
  'skills.stuck': phraseList(
    `While the teacher types I understand each line. When I close the video I couldn't write a loop to save my life | Half a year of courses and if you gave me an empty file I'd just stare at it`,
  ),
  'skills.too-many': phraseList(
    `I wrote down everything people told me to learn and it's three pages. I've closed the notebook and watched TV | Docker, Git, SQL, Linux, cloud, testing, and every week somebody adds one. My brain just stops`,
  ),
  'skills.prove': phraseList(
    `I've been writing Python at home for three years, but nothing on paper. Why should an employer believe me? | In the interview they said, anybody can claim that. How do I show I can do it`,
  ),
  'skills.have': phraseList(
    `I use Excel every day, I wrote some macros, I know a bit of SQL from the warehouse system. How much of the analyst job have I got with that`,
  ),
  'skills.soft': phraseList(
    `My last review said technically fine, but hard to work with. What can I do about that? | They always write team player and communication in ads. Is that just words or do they check it`,
  ),
  'skills.ai': phraseList(
    `My friend lets the computer write all his code. So why am I spending my evenings on learning it? | At work they've introduced Copilot and I'm afraid my job is next`,
  ),
  'skills.first-language': phraseList(
    `I've never written a line of code. One friend says Python, another JavaScript, a third laughs and says C. With which should I begin`,
  ),
  'skills.outdated': phraseList(
    `For sixteen years I've looked after the same Java 6 system. When I read job ads now I don't understand half of the words`,
  ),
  'plan.make': phraseList(
    `I've about six hours a week and until next spring. Could you lay out for me what to do in which order? | I work better when somebody gives me a schedule with dates. Can I have one for data engineer`,
  ),
  'plan.duration': phraseList(
    `With the hours I gave you, when will I have worked through everything on my path? | I need a date to tell my family: when am I ready to apply`,
  ),
  'plan.today': phraseList(
    `Kids are at grandma's, I've three hours. What's the most useful thing I can do with them? | It's Monday evening, coffee's made, laptop's open. Tell me what to start with`,
  ),
  'plan.behind': phraseList(
    `First the flu, then overtime, then my mother moved. I haven't looked at my plan for five weeks | The app shows red everywhere because I missed all my dates`,
  ),
  'plan.faster': phraseList(
    `My benefits end in October, so I can't take nine months. What can we cut to make it earlier? | Honestly this drags on forever. What's not needed on my list`,
  ),
  'plan.cheaper': phraseList(
    `After rent there are thirty dollars left each month. Is there a way to learn all this on that? | Everyone recommends courses for hundreds of euros. I've got nothing to spend`,
  ),
  'plan.hours': phraseList(
    `From September my daughter is in kindergarten, so I'll have mornings, about 12 hours a week | At the moment it's exam time for my kids, I can do 3 hours a week at most`,
  ),
  'plan.course': phraseList(
    `There are two hundred SQL courses out there. Which one would you send me to? | I want to book something for cloud today, tell me which`,
  ),
  'plan.bootcamp': phraseList(
    `There's a school in town that makes you a developer in sixteen weeks for eight thousand. Or should I do it alone with books? | A bootcamp called me and says everyone gets a job afterwards. Would you go`,
  ),
  'plan.order': phraseList(
    `Your path wants me to learn Linux first, and I'd rather do the cloud part right away. What's the thinking behind that`,
  ),
  'plan.ready': phraseList(
    `I can build a small app, I know Git, I've read two books. Do I write applications now or wait until I know more? | My friend says apply, my head says not yet`,
  ),
}
