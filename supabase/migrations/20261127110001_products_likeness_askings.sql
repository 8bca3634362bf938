-- Each maker who is asked about pictures that are alike keeps their own question, answer and papers, also when the other is asked after them;
-- and staff read them whether the pictures still stand or not.

create table private.likeness_askings (
  id uuid primary key default gen_random_uuid(),
  pair_id uuid not null references public.likeness_pairs (id) on delete cascade,
  asked_id uuid not null references public.products (id) on delete cascade,
  question text not null check (char_length(question) <= 1000),
  asked_by uuid references auth.users (id) on delete set null,
  asked_at timestamptz not null,
  answer text not null default '' check (char_length(answer) <= 2000),
  answered_at timestamptz
);
comment on table private.likeness_askings is
  'What was asked about a pair before what the pair itself says now, and what came back; its papers are uses of evidence about the row.';
create index likeness_askings_pair on private.likeness_askings (pair_id);
create index likeness_askings_asked on private.likeness_askings (asked_id);
create index likeness_askings_by on private.likeness_askings (asked_by);
alter table private.likeness_askings enable row level security;
grant select on private.likeness_askings to service_role;
revoke insert, update, delete, truncate on private.likeness_askings from service_role;

-- What the second asking took off a pair stands in the log of staff: its answer with the second asking, its question with the first.
insert into private.likeness_askings (pair_id, asked_id, question, asked_by, asked_at, answer, answered_at)
select l.id, o.id, coalesce(f.reason, ''), f.actor_id, coalesce(f.happened_at, l.found_at), s.changes -> 'answer' ->> 0,
    coalesce((select max(u.given_at) from private.evidence_uses u where u.kind = 'likeness' and u.about = l.id and u.given_at < l.asked_at), s.happened_at)
  from public.likeness_pairs l
  cross join lateral (select case when l.asked_id = l.product_id then l.other_id else l.product_id end as id) o
  cross join lateral (select a.* from public.activity_log a where a.action = 'products.ask_likeness' and a.subject = l.asked_id::text
      and a.reason = l.question and a.changes -> 'answer' ->> 0 <> '' order by a.id desc limit 1) s
  left join lateral (select a.* from public.activity_log a where a.action = 'products.ask_likeness' and a.subject = o.id::text and a.id < s.id
      order by a.id desc limit 1) f on true
 where l.asked_at is not null;
update private.evidence_uses u set about = a.id from private.likeness_askings a join public.likeness_pairs l on l.id = a.pair_id
 where u.kind = 'likeness' and u.about = l.id and u.given_at < l.asked_at;

CREATE OR REPLACE FUNCTION public.ask_about_likeness(p_pair_id uuid, p_product_id uuid, p_words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  l public.likeness_pairs;
  other public.products;
  asked public.products;
  act bigint;
  kept uuid;
begin
  perform private.demand('products.judge');
  select * into l from public.likeness_pairs x where x.id = p_pair_id;
  if not found or p_product_id not in (l.product_id, l.other_id) then
    raise exception 'There is no such pair.' using errcode = 'PT404';
  end if;
  -- Both pieces in one order, so that two who ask at once do not wait for each other.
  other := private.product_to_judge(least(l.product_id, l.other_id), p_words);
  asked := private.product_to_judge(greatest(l.product_id, l.other_id), p_words);
  if asked.id <> p_product_id then asked := other; end if;
  -- Whoever answers holds the pair; what they wrote meanwhile is kept with what they were asked.
  select * into l from public.likeness_pairs x where x.id = p_pair_id for update;
  if l.state is distinct from 'open' and (l.state is distinct from 'answered' or l.asked_id = p_product_id) then
    raise exception 'This was asked or decided.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  if l.asked_id is not null then
    insert into private.likeness_askings (pair_id, asked_id, question, asked_by, asked_at, answer, answered_at)
    values (l.id, l.asked_id, l.question, l.asked_by, coalesce(l.asked_at, l.changed_at), l.answer, l.answered_at) returning id into kept;
    update private.evidence_uses u set about = kept where u.kind = 'likeness' and u.about = l.id;
  end if;
  update public.likeness_pairs x set state = 'asked', changed_at = private.now(), asked_id = p_product_id, question = left(btrim(p_words), 1000),
      asked_by = (select auth.uid()), asked_at = private.now(), answer = '', answered_at = null
   where x.id = l.id;
  act := private.log_activity('products.ask_likeness', p_product_id::text, jsonb_build_object('state', jsonb_build_array(l.state, 'asked'),
    'answer', jsonb_build_array(nullif(l.answer, ''), null)), p_words);
  perform private.tell_seller('picture_asked', act::text,
    jsonb_build_object('seller_id', asked.seller_id, 'product_id', asked.id, 'reason', left(btrim(p_words), 1000)));
end
$function$;

CREATE OR REPLACE FUNCTION public.my_likeness_questions(p_seller_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'product_id', p.id, 'name', p.name, 'question', a.question, 'asked_at', a.asked_at,
      'answer', a.answer, 'answered_at', a.answered_at, 'pictures', (select coalesce(jsonb_agg(distinct i.url), '[]') from private.likenesses k
        join public.product_images i on i.id in (k.image_id, k.other_id) join public.product_images o on o.id in (k.image_id, k.other_id)
       where i.product_id = p.id and o.product_id = case when p.id = l.product_id then l.other_id else l.product_id end))
      order by a.asked_at desc, a.id), '[]')
    from public.products p
    cross join lateral (
      select x.id, x.id as pair_id, x.question, x.asked_at, x.answer, x.answered_at from public.likeness_pairs x where x.asked_id = p.id
      union all
      select x.id, x.pair_id, x.question, x.asked_at, x.answer, x.answered_at from private.likeness_askings x
       where x.asked_id = p.id and x.answered_at is not null) a
    join public.likeness_pairs l on l.id = a.pair_id and l.state in ('asked', 'answered')
   where p.seller_id = p_seller_id and private.may_in_shop(p_seller_id, 'products.write')
$function$;
comment on function public.my_likeness_questions(uuid) is
  'What staff ask a shop about its own pictures, and what it answered, until somebody decides: [{id, product_id, name, pictures,
question, asked_at, answer, answered_at}]; nothing of the other shop. Nothing for others.';

CREATE OR REPLACE FUNCTION private.likeness_pairs_of(p_product_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'other_id', l.other_id, 'state', l.state, 'asked_id', l.asked_id,
      'other', jsonb_build_object('name', q.name, 'seller_id', s.id, 'seller', s.business_name),
      'askings', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'asked_id', a.asked_id, 'question', a.question, 'asked_at', a.asked_at,
          'answer', a.answer, 'answered_at', a.answered_at, 'papers', (select coalesce(jsonb_agg(u.path order by u.given_at, u.path), '[]')
            from private.evidence_uses u where u.kind = 'likeness' and u.about = a.id)) order by a.place, a.asked_at, a.id), '[]')
        from (select 0 as place, x.id, x.asked_id, x.question, x.asked_at, x.answer, x.answered_at from private.likeness_askings x where x.pair_id = l.id
          union all select 1, l.id, l.asked_id, l.question, l.asked_at, l.answer, l.answered_at where l.asked_id is not null) a))
      order by l.found_at, l.id), '[]')
    from public.likeness_pairs l join public.products q on q.id = l.other_id join public.sellers s on s.id = q.seller_id
   where l.product_id = p_product_id
$function$;
comment on function private.likeness_pairs_of(uuid) is
  'What became of the pairs in which this piece is the later one: [{id, other_id, other, state, asked_id, askings: what each maker was asked,
answered and showed, the earliest first}].';

CREATE OR REPLACE FUNCTION private.forget_evidence()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  closed_before constant timestamptz := private.now() - make_interval(days => private.setting('sellers.papers_keep_days')::int);
  draft_before constant timestamptz := private.now() - make_interval(days => private.setting('sellers.draft_papers_days')::int);
begin
  -- Whoever was turned away may be about to hand in again: their application is locked then, and waits for the next night.
  with closed as (
    select a.person_id from public.seller_applications a
     where a.status in ('approved', 'rejected') and a.decided_at < closed_before
       and exists (select from public.application_parts p where p.person_id = a.person_id and p.papers <> '{}')
       for update skip locked)
  update public.application_parts p set papers = '{}' from closed c where p.person_id = c.person_id and p.papers <> '{}' and p.saved_at < closed_before;
  update public.application_parts p set papers = '{}' where p.papers <> '{}' and greatest(p.saved_at, p.asked_at) < draft_before
     and not exists (select from public.seller_applications a where a.person_id = p.person_id and a.status = 'pending');
  delete from private.evidence_uses u where u.kind = 'application'
     and not exists (select from public.application_parts p where p.person_id = u.given_by and u.path = any (p.papers))
     and not exists (select from public.seller_applications a where a.id = u.about
       and (a.status = 'pending' or greatest(a.decided_at, u.given_at) >= case a.status when 'needs_changes' then draft_before else closed_before end));
  delete from private.evidence_uses u where u.kind in ('hold', 'debt') and u.given_by is null and not private.appeal_waits(u.kind, u.about);
  delete from private.evidence_uses u where u.kind = 'likeness' and not exists (select from public.likeness_pairs l
    where l.id = coalesce((select a.pair_id from private.likeness_askings a where a.id = u.about), u.about)
      and (l.state in ('open', 'asked', 'answered') or l.changed_at >= closed_before));
  delete from storage.objects o where o.bucket_id = 'seller-evidence' and o.created_at < private.now() - interval '1 day'
     and not exists (select from private.evidence_uses u where u.path = o.name)
     and not exists (select from public.application_parts p where p.person_id = private.as_uuid(o.path_tokens[1]) and o.name = any (p.papers));
end
$function$;

CREATE OR REPLACE FUNCTION private.write_shop_invitation(p_seller_id uuid, p_email text, p_role text, p_is_helper boolean, p_member_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address constant text := lower(btrim(coalesce(p_email, '')));
  me constant uuid := (select auth.uid());
  member text;
  made public.shop_invitations;
begin
  if address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 254 then
    raise exception 'This is no e-mail address.' using errcode = 'HT004', hint = 'no_email';
  end if;
  if exists (select from auth.users u join public.seller_members m on m.person_id = u.id and m.seller_id = p_seller_id
              where lower(u.email) = address and u.email_confirmed_at is not null) then
    return 'had';
  end if;
  -- One letter reads for one member: whoever waits at this address as another goes on waiting.
  if exists (select from public.shop_invitations i where i.seller_id = p_seller_id and i.email = address and i.expires_at > private.now()
              and i.member_id <> p_member_id) then
    return 'other_member';
  end if;
  if (select count(*) from public.shop_acts a where a.seller_id = p_seller_id and a.action = 'team.invite'
        and a.happened_at > private.now() - interval '1 day') >= 30
     or (select count(*) from public.shop_invitations i where i.seller_id = p_seller_id and i.email <> address) >= 100 then
    raise exception 'Too many invitations. Please go on tomorrow.' using errcode = 'PT429', hint = 'too_many';
  end if;
  if p_member_id is not null then
    select m.name into member from public.cooperative_members m where m.id = p_member_id;
    -- A member waits at one address.
    delete from public.shop_invitations i where i.member_id = p_member_id and i.email <> address and i.role = 'member';
    update public.shop_invitations i set member_id = null where i.member_id = p_member_id and i.email <> address;
  end if;
  -- Who waits for a task and is a member as well has one letter for both.
  insert into public.shop_invitations as i (seller_id, email, role, is_helper, member_id, invited_by, expires_at)
    values (p_seller_id, address, p_role, coalesce(p_is_helper, false), p_member_id, me, private.now() + interval '7 days')
    on conflict (seller_id, email) do update set
      role = case when excluded.role = 'member' and i.expires_at > private.now() then i.role else excluded.role end,
      is_helper = case when excluded.role = 'member' and i.expires_at > private.now() then i.is_helper else excluded.is_helper end,
      member_id = coalesce(excluded.member_id, case when i.expires_at > private.now() then i.member_id end),
      invited_by = excluded.invited_by, invited_at = private.now(), expires_at = excluded.expires_at, round = i.round + 1
    returning * into made;
  insert into private.outbox (topic, key, payload) values ('shop.invited', made.id || ':' || made.round, jsonb_build_object('invitation_id', made.id))
    on conflict do nothing;
  perform private.write_shop_act(p_seller_id, me, 'team.invite', address, jsonb_build_object('role', jsonb_build_array(null, made.role))
    || case when member is null then '{}' else jsonb_build_object('name', jsonb_build_array(null, member)) end);
  return 'invited';
end
$function$;
comment on function private.write_shop_invitation(uuid, text, text, boolean, uuid) is 'Keeps an invitation to a shop and has its letter
written; who may invite is for the caller to ask. had for whoever is on the team already, other_member where another member of
the cooperative waits at the address; HT004 no_email, PT429 too_many.';
comment on function public.invite_cooperative_member(uuid, uuid, text) is 'For owners: asks a member of their cooperative by
letter to read what is theirs, which is all they see of the shop. invited, had where the address is of somebody on the team,
other_member where another member waits at it; PT404; HT004 no_email, HT005 not_allowed_now, PT429 too_many.';
