-- Pictures of two shops that are alike: which shop showed them first is remembered, staff may ask the maker of either piece, and every pair of pieces
-- has a state. Nothing here hides or removes anything.

create table private.shown_prints (
  seller_id uuid not null references public.sellers (id) on delete cascade,
  print bigint not null,
  first_at timestamptz not null,
  primary key (seller_id, print)
);
comment on table private.shown_prints is
  'Since when a shop has shown what: stays when the picture is sent anew or taken away, so that a maker who sends an original again does not come later.';
alter table private.shown_prints enable row level security;
grant select on private.shown_prints to service_role;
revoke insert, update, delete, truncate on private.shown_prints from service_role;
insert into private.shown_prints (seller_id, print, first_at)
select p.seller_id, q.print, min(coalesce(f.created_at, private.now())) from private.picture_prints q
  join public.product_images i on i.id = q.image_id join public.products p on p.id = i.product_id
  left join storage.objects f on f.bucket_id = 'product-images' and f.name = substr(i.url, 42)
 where q.print is not null group by 1, 2;

create function private.first_shown(p_seller_id uuid, p_print bigint) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(s.first_at) from private.shown_prints s where s.seller_id = p_seller_id and bit_count((s.print # p_print)::bit(64)) <= 3
$$;
comment on function private.first_shown(uuid, bigint) is 'When a shop first showed a picture that looks like this print; null: never.';
revoke execute on function private.first_shown(uuid, bigint) from public;
grant execute on function private.first_shown(uuid, bigint) to service_role;

create table public.likeness_pairs (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  other_id uuid not null references public.products (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'asked', 'answered', 'by_right', 'closed')),
  found_at timestamptz not null default private.now(),
  changed_at timestamptz not null default private.now(),
  asked_id uuid references public.products (id) on delete cascade,
  question text not null default '' check (char_length(question) <= 1000),
  asked_by uuid references auth.users (id) on delete set null,
  asked_at timestamptz,
  answer text not null default '' check (char_length(answer) <= 2000),
  answered_at timestamptz,
  constraint likeness_pairs_once unique (product_id, other_id),
  constraint likeness_pairs_asks_one_of_both check (asked_id in (product_id, other_id))
);
comment on table public.likeness_pairs is
  'Two pieces of two shops with pictures that look alike, the one shown later first, and what became of it. Read by staff; its makers read what they are asked
(public.my_likeness_questions) and never of whom else.';
create index likeness_pairs_newest on public.likeness_pairs (found_at desc, id desc);
create index likeness_pairs_other on public.likeness_pairs (other_id);
create index likeness_pairs_asked on public.likeness_pairs (asked_id) where asked_id is not null;
create index likeness_pairs_asked_by on public.likeness_pairs (asked_by);
alter table public.likeness_pairs enable row level security;
create policy "who may reads all" on public.likeness_pairs for select to authenticated using ((select private.may('products.read')));
grant select on public.likeness_pairs to authenticated;
revoke insert, update, delete, truncate on public.likeness_pairs from service_role;
insert into public.likeness_pairs (product_id, other_id, state, found_at)
select i.product_id, o.product_id, case when exists (select from private.shops_sharing_pictures s
    where s.seller_id = least(p.seller_id, q.seller_id) and s.other_id = greatest(p.seller_id, q.seller_id)) then 'by_right'
    when exists (select from public.product_reports r where r.product_id = i.product_id and r.origin = 'alike' and r.decided_at is null) then 'open'
    else 'closed' end, min(l.found_at)
  from private.likenesses l join public.product_images i on i.id = l.image_id join public.product_images o on o.id = l.other_id
  join public.products p on p.id = i.product_id join public.products q on q.id = o.product_id
 group by 1, 2, 3;

create or replace function private.keep_print(p_image_id uuid, p_print bigint, p_url text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid;
begin
  -- Of two that are looked at in the same moment the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended('picture_prints', 0));
  update private.picture_prints q set print = p_print, next_try_at = null
    from public.product_images i where q.image_id = p_image_id and i.id = q.image_id and i.url = p_url;
  if not found or p_print is null then return; end if;
  insert into private.shown_prints as s (seller_id, print, first_at)
  select p.seller_id, p_print, coalesce((select f.created_at from storage.objects f where f.bucket_id = 'product-images' and f.name = substr(p_url, 42)),
      private.now()) from public.product_images i join public.products p on p.id = i.product_id where i.id = p_image_id
  on conflict (seller_id, print) do update set first_at = least(s.first_at, excluded.first_at)
  returning s.seller_id into mine;
  with near as (
    select i.id as image_id, i.product_id, n.image_id as other_id, o.product_id as other_product, n.distance,
        private.first_shown(mine, p_print) as mine_at, coalesce(private.first_shown(n.seller_id, q.print), private.now()) as other_at
      from public.product_images i
      cross join lateral (select * from private.near_pictures(i.id) x where x.seller_id <> mine order by x.distance, x.image_id limit 20) n
      join public.product_images o on o.id = n.image_id join private.picture_prints q on q.image_id = n.image_id
     where i.id = p_image_id and not exists (select from private.shops_sharing_pictures s
       where s.seller_id = least(mine, n.seller_id) and s.other_id = greatest(mine, n.seller_id))
  ), found as (
    select case when later then image_id else other_id end as image_id, case when later then other_id else image_id end as other_id,
        case when later then product_id else other_product end as product_id, case when later then other_product else product_id end as other_product,
        distance, greatest(mine_at, other_at) as both_at
      from near cross join lateral (select mine_at >= other_at as later) x
  ), kept as (
    insert into private.likenesses (image_id, other_id, distance) select f.image_id, f.other_id, f.distance from found f
    on conflict do nothing returning image_id, other_id
  ), paired as (
    -- What both shops showed already when somebody looked at the two pieces is not put before staff again because it was sent anew.
    insert into public.likeness_pairs as l (product_id, other_id)
    select f.product_id, f.other_product from found f join kept k on k.image_id = f.image_id and k.other_id = f.other_id
     where not exists (select from public.likeness_pairs d where d.state = 'closed' and d.changed_at > f.both_at
       and (d.product_id, d.other_id) in ((f.product_id, f.other_product), (f.other_product, f.product_id)))
     group by 1, 2
    on conflict (product_id, other_id) do update set state = case when l.state = 'closed' then 'open' else l.state end, changed_at = private.now()
    returning l.product_id
  )
  insert into public.product_reports (product_id, reporter_id, origin, reason)
  select distinct p.product_id, null::uuid, 'alike', 'copied' from paired p
  on conflict do nothing;
end
$$;
comment on function private.keep_print(uuid, bigint, text) is
  'Keeps what a picture looks like (null: nothing can be told) and since when its shop shows it, and puts the piece of the shop that showed it later before
staff, once for each pair.';
drop function private.is_later_picture(text, text);

create function private.close_likeness_pairs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.likeness_pairs l set state = 'closed', changed_at = private.now()
   where l.product_id = new.product_id and l.state in ('open', 'asked', 'answered');
  return null;
end
$$;
comment on function private.close_likeness_pairs() is 'Whatever staff decide about a piece closes its pairs; nobody is asked any longer.';
revoke execute on function private.close_likeness_pairs() from public;
grant execute on function private.close_likeness_pairs() to service_role;
create trigger product_reports_close_pairs after update of decided_at on public.product_reports for each row
  when (new.origin = 'alike' and old.decided_at is null and new.decided_at is not null) execute function private.close_likeness_pairs();

create function private.likeness_pairs_of(p_product_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'other_id', l.other_id, 'state', l.state, 'asked_id', l.asked_id, 'question', l.question,
      'asked_at', l.asked_at, 'answer', l.answer, 'answered_at', l.answered_at, 'papers', (select coalesce(jsonb_agg(u.path order by u.given_at, u.path), '[]')
        from private.evidence_uses u where u.kind = 'likeness' and u.about = l.id)) order by l.found_at, l.id), '[]')
    from public.likeness_pairs l where l.product_id = p_product_id
$$;
comment on function private.likeness_pairs_of(uuid) is
  'What became of the pairs in which this piece is the later one, with what its maker or the other was asked and showed.';
revoke execute on function private.likeness_pairs_of(uuid) from public;
grant execute on function private.likeness_pairs_of(uuid) to service_role;

create or replace function private.likenesses_of(p_product_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(x.said order by x.found_at, x.other_id), '[]') from (
    select l.found_at, l.other_id, jsonb_build_object('distance', l.distance, 'found_at', l.found_at, 'url', i.url,
        'sent_at', private.first_shown(p.seller_id, a.print), 'other', jsonb_build_object('url', o.url, 'sent_at', private.first_shown(q.seller_id, b.print),
          'product_id', q.id, 'name', q.name, 'seller_id', s.id, 'seller', s.business_name)) as said
      from public.product_images i join private.likenesses l on l.image_id = i.id join public.product_images o on o.id = l.other_id
      join public.products p on p.id = i.product_id join public.products q on q.id = o.product_id join public.sellers s on s.id = q.seller_id
      left join private.picture_prints a on a.image_id = i.id left join private.picture_prints b on b.image_id = o.id
     where i.product_id = p_product_id and not exists (select from private.shops_sharing_pictures r
       where r.seller_id = least(p.seller_id, q.seller_id) and r.other_id = greatest(p.seller_id, q.seller_id))
     order by l.found_at, l.other_id limit 12) x
$$;
comment on function private.likenesses_of(uuid) is
  'Pictures of a piece that are like those of other shops, beside them: [{distance, found_at, url, sent_at, other}]; sent_at: since when the shop shows it.';

create or replace function private.facts_of_listing(p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', p.name, 'image', p.image_url, 'status', p.status, 'price_minor', p.price_minor, 'seller_id', s.id, 'seller',
      s.business_name, 'held', h.product_id is not null, 'waits', p.waits_since is not null, 'seen', private.listing_seen(p),
      'alike', private.likenesses_of(p.id), 'pairs', private.likeness_pairs_of(p.id),
      'reports', coalesce((
        select jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at, 'name', coalesce(nullif(x.full_name, ''), x.email, ''))
          order by r.created_at)
          from (select * from public.product_reports o where o.product_id = p.id and o.decided_at is null order by o.created_at limit 20) r
          left join public.profiles x on x.id = r.reporter_id), '[]'))
    from public.products p join public.sellers s on s.id = p.seller_id left join public.product_holds h on h.product_id = p.id
   where p.id = private.as_uuid(p_key)
$$;

create or replace function public.allow_shared_pictures(p_product_id uuid, p_seller_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  if private.is_own_shop((select auth.uid()), p_seller_id) then
    raise exception 'Nobody judges their own pieces.' using errcode = 'HT005', hint = 'own_shop';
  end if;
  if not exists (select from public.product_images i join private.likenesses l on l.image_id = i.id join public.product_images o on o.id = l.other_id
      join public.products q on q.id = o.product_id where i.product_id = p.id and q.seller_id = p_seller_id and p.seller_id <> p_seller_id) then
    raise exception 'No picture of this piece is like one of that shop.' using errcode = 'PT404';
  end if;
  insert into private.shops_sharing_pictures (seller_id, other_id, said_by)
  values (least(p.seller_id, p_seller_id), greatest(p.seller_id, p_seller_id), (select auth.uid())) on conflict do nothing;
  if not found then raise exception 'This was said before.' using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.likeness_pairs l set state = 'by_right', changed_at = private.now() from public.products a, public.products b
   where a.id = l.product_id and b.id = l.other_id and l.state <> 'by_right'
     and (a.seller_id, b.seller_id) in ((p.seller_id, p_seller_id), (p_seller_id, p.seller_id));
  -- What waits because of these two shops, and of no third, waits no more.
  update public.product_reports r set decided_at = private.now(), decision = 'nothing'
   where r.origin = 'alike' and r.decided_at is null and private.likenesses_of(r.product_id) = '[]'
     and r.product_id in (select i.product_id from private.likenesses l join public.product_images i on i.id = l.image_id
       join public.products x on x.id = i.product_id where x.seller_id in (p.seller_id, p_seller_id));
  perform private.log_activity('products.share_pictures', p.id::text, jsonb_build_object('seller_id', jsonb_build_array(p.seller_id, p_seller_id)), p_reason);
end
$$;

create function public.ask_about_likeness(p_pair_id uuid, p_product_id uuid, p_words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  l public.likeness_pairs;
  other public.products;
  asked public.products;
  act bigint;
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
  update public.likeness_pairs x set state = 'asked', changed_at = private.now(), asked_id = p_product_id, question = left(btrim(p_words), 1000),
      asked_by = (select auth.uid()), asked_at = private.now(), answer = '', answered_at = null
   where x.id = l.id and (x.state = 'open' or x.state = 'answered' and x.asked_id <> p_product_id);
  if not found then raise exception 'This was asked or decided.' using errcode = 'HT005', hint = 'already_decided'; end if;
  act := private.log_activity('products.ask_likeness', p_product_id::text, jsonb_build_object('state', jsonb_build_array(l.state, 'asked'),
    'answer', jsonb_build_array(nullif(l.answer, ''), null)), p_words);
  perform private.tell_seller('picture_asked', act::text,
    jsonb_build_object('seller_id', asked.seller_id, 'product_id', asked.id, 'reason', left(btrim(p_words), 1000)));
end
$$;
comment on function public.ask_about_likeness(uuid, uuid, text) is
  'Staff (products.judge) ask the maker of one of two pieces with pictures that are alike, in words the maker reads;
the other maker once that one has answered. HT005 own_shop, already_decided; PT404.';
revoke execute on function public.ask_about_likeness(uuid, uuid, text) from public, anon;
grant execute on function public.ask_about_likeness(uuid, uuid, text) to authenticated, service_role;

create function public.answer_likeness(p_pair_id uuid, p_words text, p_papers text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  l public.likeness_pairs;
begin
  select * into l from public.likeness_pairs x where x.id = p_pair_id for update;
  if not found or not coalesce(private.is_my_product(l.asked_id), false) then raise exception 'Nothing like this was asked.' using errcode = 'PT404'; end if;
  if char_length(btrim(coalesce(p_words, ''))) not between 10 and 2000 then
    raise exception 'Between 10 and 2000 characters.' using errcode = '22023', hint = 'invalid';
  end if;
  if l.state <> 'asked' then raise exception 'It was answered, or is not asked any longer.' using errcode = 'HT005', hint = 'not_allowed_now'; end if;
  perform private.keep_evidence('likeness', l.id, p_papers);
  update public.likeness_pairs x set state = 'answered', answer = btrim(p_words), answered_at = private.now(), changed_at = private.now() where x.id = l.id;
end
$$;
comment on function public.answer_likeness(uuid, text, text[]) is
  'The maker who was asked about a picture answers, once, in words and with up to five originals or pictures of the work.
HT005 not_allowed_now, no_paper; PT404.';
revoke execute on function public.answer_likeness(uuid, text, text[]) from public, anon;
grant execute on function public.answer_likeness(uuid, text, text[]) to authenticated, service_role;

create function public.my_likeness_questions(p_seller_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'product_id', p.id, 'name', p.name, 'question', l.question, 'asked_at', l.asked_at,
      'answer', l.answer, 'answered_at', l.answered_at, 'pictures', (select coalesce(jsonb_agg(distinct i.url), '[]') from private.likenesses k
        join public.product_images i on i.id in (k.image_id, k.other_id) join public.product_images o on o.id in (k.image_id, k.other_id)
       where i.product_id = p.id and o.product_id = case when p.id = l.product_id then l.other_id else l.product_id end))
      order by l.asked_at desc, l.id), '[]')
    from public.products p join public.likeness_pairs l on l.asked_id = p.id and l.state in ('asked', 'answered')
   where p.seller_id = p_seller_id and private.may_in_shop(p_seller_id, 'products.write')
$$;
comment on function public.my_likeness_questions(uuid) is
  'What staff ask a shop about its own pictures, until somebody decides: [{id, product_id, name, pictures, question, asked_at, answer,
answered_at}]; nothing of the other shop. Nothing for others.';
revoke execute on function public.my_likeness_questions(uuid) from public, anon;
grant execute on function public.my_likeness_questions(uuid) to authenticated, service_role;

-- What they show lies where the papers of makers lie, and goes like those of an application that is decided.
alter table private.evidence_uses drop constraint evidence_uses_kind_check;
alter table private.evidence_uses add constraint evidence_uses_kind_check check (kind in ('hold', 'debt', 'application', 'likeness'));

CREATE OR REPLACE FUNCTION public.open_evidence(p_path text)
 RETURNS TABLE(bucket text, path text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  use private.evidence_uses;
begin
  select * into use from private.evidence_uses u where u.path = p_path;
  perform private.demand(case when use.kind in ('hold', 'debt') then 'payouts.read' when use.kind = 'likeness' then 'products.judge' else 'sellers.read' end);
  if use.path is null then raise exception 'There is no such paper.' using errcode = 'PT404'; end if;
  perform private.log_activity('evidence.open', use.about::text, jsonb_build_object('file', jsonb_build_array(null, p_path)), use.kind);
  return query select 'seller-evidence'::text, use.path;
end
$function$;

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
    where l.id = u.about and (l.state in ('open', 'asked', 'answered') or l.changed_at >= closed_before));
  delete from storage.objects o where o.bucket_id = 'seller-evidence' and o.created_at < private.now() - interval '1 day'
     and not exists (select from private.evidence_uses u where u.path = o.name)
     and not exists (select from public.application_parts p where p.person_id = private.as_uuid(o.path_tokens[1]) and o.name = any (p.papers));
end
$function$;
