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
  'market.demand': phraseList(
    `Before I spend a year on it I want to know if anyone needs data engineers where the jobs are`,
  ),
  'market.outlook': phraseList(
    `I don't want to learn something that's gone in eight years. How does it look for DevOps people in the long run`,
  ),
  'market.saturated': phraseList(
    `Every second person I meet is doing a coding course. There can't be jobs for all of us | I read about another 10,000 people let go at a tech giant and ask myself why they'd take a beginner`,
  ),
  'market.where': phraseList(
    `We live in a valley with sheep. Would I have to move for a job in cloud, and where to`,
  ),
  'market.industries': phraseList(
    `I know hospitals inside out and would rather stay near them. Do they, or who else, have jobs for data people`,
  ),
  'market.day': phraseList(
    `I can't picture it. Somebody who is a DevOps engineer comes into the office at nine, and then?`,
  ),
  'market.two-roles': phraseList(
    `To me a data engineer and a data scientist sound the same. Which is which and what suits somebody who likes building`,
  ),
  'market.levels': phraseList(
    `I've got five years. One company calls me senior, the other says mid at best. What are they looking at?`,
  ),
  'market.named-role': phraseList(
    `My neighbor is something called a solutions architect. What do these people do for a living`,
  ),
  'pay.typical': phraseList(
    `If it all works out and I become a cloud engineer, what would be on my pay slip? | I'd like to know the usual salary of a security engineer before I decide`,
  ),
  'pay.negotiate': phraseList(
    `The offer is here, I'm happy, but the number is a bit lower than I wanted. What can I say without annoying them? | They wrote: let us know if the compensation works for you. It doesn't quite`,
  ),
  'pay.counter-offer': phraseList(
    `I told my boss I'm leaving, an hour later he came back with ten thousand more and a nicer title`,
  ),
  'pay.raise': phraseList(
    `Three years, same pay, more and more work. I've never dared to bring it up with my boss`,
  ),
  'pay.expectation': phraseList(
    `The online form doesn't let me go on without typing in what I want to earn. I've no idea what to type`,
  ),
  'pay.freelance': phraseList(
    `A restaurant wants a website from me and asks what it costs. I've no clue what number to say`,
  ),
  'pay.more': phraseList(`Money is what I'm after, to be honest. Which way in IT leads to the most of it`),
  'pay.fair': phraseList(
    `I found out that the new guy earns eight thousand more for the same work. Am I being had? | Six years as a tester, 46,000. Others tell me that's a joke`,
  ),
  'resume.improve': phraseList(
    `I've read my resume so often I don't see anything any more. What should I work on in it?`,
  ),
  'resume.score': phraseList(
    `I worked all evening on my resume and the number went from 68 to 66. What's that supposed to mean`,
  ),
  'resume.ats': phraseList(
    `Somebody said my application is thrown away by a program before any human sees it. How do I stop that`,
  ),
  'resume.gap': phraseList(
    `Between 2019 and 2021 I took care of my sick wife. On my resume there's simply nothing. How do I write that down`,
  ),
  'resume.no-experience': phraseList(
    `All I have is fifteen years of kitchen work and two little projects. What do I put on the page for a junior developer job`,
  ),
  'resume.length': phraseList(
    `Mine has gone up to four pages because I've done so many things. Is that all right or must it be one`,
  ),
  'resume.tailor': phraseList(
    `I send everybody the same document. A friend says I should change it each time, do I have to`,
  ),
  'resume.invent': phraseList(
    `Everyone on there claims five years of Kubernetes. If I write three nobody will check, will they?`,
  ),
  'resume.numbers': phraseList(
    `I drove people home safely for ten years. What number am I supposed to put behind that?`,
  ),
  'interview.prepare': phraseList(
    `The invitation came, it's on Friday, an hour with two people from the data team. How do I use the days till then`,
  ),
  'interview.nerves': phraseList(
    `As soon as they say hello my mouth goes dry and I talk nonsense. I know my stuff, it's only the fear`,
  ),
  'interview.technical': phraseList(
    `They want me to code while three people look at my screen. I've never done that, what comes up there`,
  ),
  'interview.behavioral': phraseList(
    `They'll want stories, with a conflict and how I solved it. My life in the shop doesn't feel like stories`,
  ),
  'interview.failed': phraseList(
    `I sat there, couldn't explain what a join is, and I've used joins for years. I want to sink into the floor`,
  ),
  'interview.ask-them': phraseList(
    `At the end comes the moment when I should ask something and I say, no, all clear. What would be better`,
  ),
  'interview.take-home': phraseList(
    `They sent me a task for the weekend, a small API with tests, three to four hours they say. I think it's twelve`,
  ),
  'interview.blank': phraseList(
    `When a question comes I wasn't expecting, there's just noise in my head and I say nothing for a minute`,
  ),
  'search.where': phraseList(
    `I only know the two big job sites. There must be other places where junior IT jobs are posted`,
  ),
  'search.no-replies': phraseList(
    `Since New Year I've sent out seventy applications and my inbox is empty apart from newsletters`,
  ),
  'search.underqualified': phraseList(
    `Seven of the eleven points fit me. The four that don't are the ones they call must have. Send it or leave it`,
  ),
  'search.network': phraseList(
    `Everybody says jobs come from people you know. I know plumbers. How do I change that?`,
  ),
  'search.recruiters': phraseList(
    `A lady from an agency wants to represent me and wants me to sign something. Is working with them a good thing`,
  ),
  'search.ghosted': phraseList(
    `Four rounds, handshakes, we'll send the contract, and now nobody picks up the phone since ten days`,
  ),
  'search.compare-offers': phraseList(
    `Lucky me, two yeses in one week. The one pays more, at the other I liked everyone. How does one choose`,
  ),
  'search.remote': phraseList(
    `I can't leave my village because of my parents. I'd need a job I can do entirely from here`,
  ),
  'search.internship': phraseList(
    `I'm in my second year of studies and want to work somewhere in the summer break, in anything with software`,
  ),
  'search.references': phraseList(
    `They'd like to call two former bosses. One is dead and the other one threw me out`,
  ),
  'search.scam': phraseList(
    `They hired me by chat within ten minutes and want me to buy a laptop from their partner first`,
  ),
  'motivation.stuck': phraseList(
    `In January I was on fire. Now I look at the course and feel nothing at all`,
  ),
  'motivation.habit': phraseList(`Every evening I say tomorrow. I've been saying it since Easter`),
  'motivation.win': phraseList(
    `They called. I start on the first of May as a junior developer. I can't believe it | My script runs at work now and saves us an hour every day`,
  ),
  'motivation.quit': phraseList(
    `I've given it eight months and I think it's time to admit that it's not going to happen`,
  ),
  'confidence.impostor': phraseList(
    `In every meeting I wait for the moment when someone asks me something and they all see I don't know what I'm doing`,
  ),
  'confidence.compare': phraseList(`We began on the same day. She has a job, I'm still fighting with loops`),
  'confidence.rejection': phraseList(
    `This time I was sure. Then came the mail, two lines, unfortunately. I can't open my inbox any more`,
  ),
  'confidence.shy': phraseList(`I know the answer, I've it on my tongue, and then someone louder says it`),
  'work.burnout': phraseList(
    `On Sunday afternoon it starts, a stone in my stomach, and it doesn't go away until Friday. I used to like coding`,
  ),
  'work.manager': phraseList(
    `My boss presents my work to his boss as his own. It's the third time now | He calls me at nine in the evening and wants to know why the ticket is still open`,
  ),
  'work.colleague': phraseList(
    `There's one on the team who comments on every line I write as if I were a child`,
  ),
  'work.toxic': phraseList(`Two people cried in the office this week and the boss found it funny`),
  'work.laid-off': phraseList(
    `A video call, eight minutes, and then my laptop was locked. Twelve years there`,
  ),
  'work.first-days': phraseList(
    `Tomorrow is my first day as a junior and I have no idea how I should behave`,
  ),
  'work.promotion': phraseList(
    `For two years they've told me next round. Now a colleague who came after me is senior`,
  ),
  'work.remote': phraseList(
    `I haven't seen a coworker in person since spring. Sometimes I think they've forgotten that I exist`,
  ),
  'work.boring': phraseList(`I could do my job asleep. Same forms, same fixes, fourth year`),
  'work.workload': phraseList(`Two people left and nobody came. Their work is now my work, next to my own`),
  'work.mistake': phraseList(
    `I ran the wrong command on the live system on Friday at five. Everyone stayed until midnight because of me`,
  ),
  'work.quit-how': phraseList(
    `The new contract is signed. Now I've to tell my boss, who has always been good to me, and I don't know how`,
  ),
  'lead.become': phraseList(
    `I'd like to be responsible for a team at some point. What do I do so that they think of me when a place is free`,
  ),
  'lead.or-expert': phraseList(
    `They asked me if I want to lead the team. I like building things. If I say yes, is that over`,
  ),
  'lead.first-time': phraseList(
    `Since Monday five people report to me, and until Friday they were my lunch friends`,
  ),
  'lead.feedback': phraseList(
    `One in my team is very nice and delivers very little. I have to say it to him and keep putting it off`,
  ),
  'lead.delegate': phraseList(
    `I lead a team of six and still write half of the code myself, because explaining takes longer`,
  ),
  'cert.worth': phraseList(
    `My company would pay for an AWS exam. Would that get me anything, or is it just a badge for LinkedIn`,
  ),
  'cert.which': phraseList(
    `I've money for one exam this year and want to go into security. Which one should it be`,
  ),
  'degree.need': phraseList(
    `A teacher said without studying I'll never be more than a helper in IT. Do I have to go to university`,
  ),
  'degree.masters': phraseList(
    `I have a bachelor in physics and could add two years of data science at university. Or should I just work`,
  ),
  'portfolio.ideas': phraseList(
    `I want to build something I can show. I come from gardening and can do some Python. What would be good?`,
  ),
  'portfolio.need': phraseList(
    `I'm applying as a sysadmin. Do I have to show projects like the web people do`,
  ),
  'portfolio.github': phraseList(
    `A recruiter asked for my GitHub and I'm ashamed of what's there. How should that look`,
  ),
  'opensource.start': phraseList(
    `I'd love to help with one of those free projects, but I don't know how you even get in there`,
  ),
  'freelance.start': phraseList(
    `I could build websites for the shops in my street. How do I get going as a one woman business`,
  ),
  'freelance.or-job': phraseList(
    `An agency offers me a contract for a year at twice my pay. I'd have to give up my safe job for it`,
  ),
  'experience.get': phraseList(
    `They all want somebody who has done it before. How am I to have done it before if nobody lets me`,
  ),
}
