-- Why: a review is read in languages its writer does not speak, so a machine's translation is kept beside it until the words change; and a review is news to the
-- maker, as the answer is to whoever wrote it.

create table public.review_translations (
  review_id  uuid not null references public.reviews on delete cascade,
  language   text not null check (char_length(language) <= 10),
  body       text not null,
  reply      text,
  engine     text not null,
  created_at timestamptz not null default now(),
  primary key (review_id, language)
);
comment on table public.review_translations is 'A review and its answer in another language, by machine. The original stays one tap away.';
alter table public.review_translations enable row level security;
create policy "who reads the review reads its translations" on public.review_translations
  for select to anon, authenticated using (review_id in (select id from public.reviews));
grant select on public.review_translations to anon, authenticated;
grant select, insert, update, delete on public.review_translations to service_role;

/* Other words need another translation. */
create function private.forget_review_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.review_translations where review_id = new.id;
  return null;
end
$$;
create trigger reviews_forget_translations after update of body, reply on public.reviews
  for each row when ((old.body, old.reply) is distinct from (new.body, new.reply)) execute function private.forget_review_translations();
revoke execute on function private.forget_review_translations() from public;

-- Two more kinds of news, whatever kinds there are already.
do $$
declare
  ruled record;
begin
  for ruled in
    select conrelid::regclass as of_table, conname, pg_get_constraintdef(oid) as rule from pg_catalog.pg_constraint
     where conname in ('notifications_kind_check', 'notification_preferences_kind_check')
  loop
    execute format('alter table %s drop constraint %I', ruled.of_table, ruled.conname);
    execute format('alter table %s add constraint %I %s', ruled.of_table, ruled.conname,
      replace(ruled.rule, 'ARRAY[', 'ARRAY[''new_review''::text, ''review_answered''::text, '));
  end loop;
end
$$;

/* Tells somebody of a review, once, and by letter if they want letters. What was written long ago is no news. */
create function private.tell_of_words(person uuid, news text, review public.reviews, with_facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  happened constant timestamptz := private.now();
begin
  perform private.notify(person, news, review.id::text, with_facts || jsonb_build_object('review_id', review.id, 'product_id', review.product_id,
    'seller_id', review.seller_id, 'name', coalesce((select p.name from public.products p where p.id = review.product_id), '')), happened);
  if private.wants_mail(person, news) then
    insert into private.outbox (topic, key, payload)
    select 'notification', n.id::text, jsonb_build_object('notification_id', n.id)
      from public.notifications n where n.person_id = person and n.kind = news and n.key = review.id::text
    on conflict do nothing;
  end if;
end
$$;

/* The maker's people hear of a review, and whoever wrote it hears of the answer. */
create function private.tell_of_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  maker constant text := (select s.business_name from public.sellers s where s.id = new.seller_id);
begin
  if tg_op = 'UPDATE' then
    perform private.tell_of_words(new.author_id, 'review_answered', new, jsonb_build_object('seller', maker));
    return null;
  end if;
  perform private.tell_of_words(m.person_id, 'new_review', new, jsonb_build_object('seller', maker, 'from', new.author_name, 'rating', new.rating))
    from public.seller_members m where m.seller_id = new.seller_id and m.role in ('owner', 'manager', 'chat');
  return null;
end
$$;
create trigger reviews_tell_maker after insert on public.reviews
  for each row when (new.author_id is not null and new.status = 'published') execute function private.tell_of_review();
create trigger reviews_tell_author after update of reply on public.reviews
  for each row when (old.reply is null and new.reply is not null and new.author_id is not null) execute function private.tell_of_review();
revoke execute on function private.tell_of_words(uuid, text, public.reviews, jsonb), private.tell_of_review() from public;

-- Kept pages show reviews; what is hidden must be gone from them at once. Votes may be half a minute behind.
create trigger reviews_tell_pages after insert or delete or update of rating, body, reply, status, author_name on public.reviews
  for each statement execute function private.tell_the_pages('shop');
create trigger review_pictures_tell_pages after insert or delete or update on public.review_pictures for each statement execute function private.tell_the_pages('shop');
