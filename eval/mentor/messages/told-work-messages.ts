import { phraseList } from '@nextrung/knowledge/words/word-list'

/** Messages that tell a situation first, as people do, and leave the question to the end or unsaid; for training alone: the market, applying and work. */
export const toldWorkMessages: Readonly<Record<string, readonly string[]>> = {
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
