-- A draft that its maker wants published at an hour. The clock then does what she would do by hand, in her name, so that the same triggers decide.
create table public.product_schedules (
  product_id uuid primary key references public.products (id) on delete cascade,
  publish_at timestamptz not null,
  asked_by uuid references auth.users (id) on delete set null,
  refused_at timestamptz,
  refused text,
  told jsonb,
  check ((refused_at is null) = (refused is null))
);
comment on table public.product_schedules is 'Drafts that are published at an hour, until they are. `refused`: the hint by which that was refused then;
it is not tried again. `told`: the word that broke a rule and what is said of it in each language.';
create index product_schedules_due on public.product_schedules (publish_at) where refused_at is null;
create index product_schedules_asked_by on public.product_schedules (asked_by);
alter table public.product_schedules enable row level security;
create policy "members read when theirs are published" on public.product_schedules for select to authenticated
  using (private.is_my_product(product_id));
grant select (product_id, publish_at, refused_at, refused, told) on public.product_schedules to authenticated;
grant select on public.product_schedules to service_role;
revoke insert, update, delete, truncate on public.product_schedules from service_role;
create trigger product_schedules_noted after insert or delete or update of publish_at on public.product_schedules for each row
  execute function private.note_shop_act('product_id', '', '', 'publish_at');

create function public.plan_publication(p_product_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
begin
  -- The piece before its hour, as whoever publishes it takes them.
  select * into p from public.products x where x.id = p_product_id and private.may_in_shop(x.seller_id, 'products.write') for update;
  if p.id is null then raise exception 'This is not a piece of your shop.' using errcode = '42501'; end if;
  if p_at is null then
    delete from public.product_schedules s where s.product_id = p.id;
    return;
  end if;
  -- Asked again, because an answer was lost, it is the same hour.
  if exists (select from public.product_schedules s where s.product_id = p.id and s.publish_at = p_at and s.refused_at is null) then return; end if;
  if p.status <> 'draft' or p.waits_since is not null then
    raise exception 'It is no draft any more.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  if not isfinite(p_at) or p_at <= private.now() or p_at > private.now() + interval '1 year' then
    raise exception 'An hour within the next year.' using errcode = 'HT004', hint = 'publish_time';
  end if;
  insert into public.product_schedules (product_id, publish_at, asked_by) values (p.id, p_at, (select auth.uid()))
    on conflict (product_id) do update set publish_at = excluded.publish_at, asked_by = excluded.asked_by, refused_at = null, refused = null, told = null;
end
$$;
comment on function public.plan_publication(uuid, timestamptz) is
  'Has a draft published at an hour within a year, or takes that back (null); again without harm. 42501 to others; HT003 not_allowed_now; HT004 publish_time.';
revoke execute on function public.plan_publication(uuid, timestamptz) from public;
grant execute on function public.plan_publication(uuid, timestamptz) to authenticated, service_role;

create function private.forget_schedule() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.product_schedules s where s.product_id = new.id;
  return null;
end
$$;
revoke execute on function private.forget_schedule() from public;
create trigger products_schedule_over after update of status on public.products for each row
  when (new.status <> 'draft' or new.waits_since is not null) execute function private.forget_schedule();

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in ('case_news', 'new_review', 'review_answered', 'order_shipped',
  'order_delivered', 'payment_received', 'new_message', 'price_dropped', 'back_in_stock', 'account_seen', 'shop_word', 'search_news', 'wholesale_news',
  'publication_news')) not valid;

create function private.refuse_publication(p public.products, s public.product_schedules, p_hint text, p_told jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hint constant text := case when p_hint in ('no_room', 'owes', 'attributes_missing', 'not_sold_here', 'held', 'not_allowed') then p_hint else 'other' end;
begin
  update public.product_schedules x set refused_at = private.now(), refused = hint, told = p_told where x.product_id = p.id;
  perform private.notify(m.person_id, 'publication_news', p.id || ':' || s.publish_at,
      jsonb_build_object('event', hint, 'product_id', p.id, 'name', p.name), private.now())
    from public.seller_members m where m.seller_id = p.seller_id and (m.role = 'owner' or m.person_id = s.asked_by);
end
$$;
revoke execute on function private.refuse_publication(public.products, public.product_schedules, text, jsonb) from public;

create function private.publish_due_products() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  p public.products;
  s public.product_schedules;
  state text;
  because text;
  told text;
  moved integer := 0;
begin
  for p in select x.* from public.product_schedules d join public.products x on x.id = d.product_id
     where d.publish_at <= private.now() and d.refused_at is null
     order by x.seller_id, x.id limit 50 for update of x skip locked loop
    -- Another worker, or its maker, may have been here before the lock was ours.
    select * into s from public.product_schedules d where d.product_id = p.id and d.publish_at <= private.now() and d.refused_at is null for update;
    if not found then continue; end if;
    begin
      if not coalesce(private.person_may_in_shop(s.asked_by, p.seller_id, 'products.write'), false) then
        raise exception 'Who planned it may not publish here any more.' using errcode = '42501', hint = 'not_allowed';
      end if;
      perform set_config('request.jwt.claims', jsonb_build_object('sub', s.asked_by, 'role', 'authenticated')::text, true);
      update public.products x set status = 'active' where x.id = p.id and x.status = 'draft';
      perform set_config('request.jwt.claims', claims, true);
      moved := moved + 1;
    exception when others then
      get stacked diagnostics state = returned_sqlstate, because = pg_exception_hint, told = pg_exception_detail;
      -- What only stood in the way is tried again in a minute.
      if state not in ('40001', '40P01', '55P03') then
        perform private.refuse_publication(p, s, because, case when because = 'not_sold_here' then told::jsonb end);
        moved := moved + 1;
      end if;
    end;
  end loop;
  return moved;
end
$$;
comment on function private.publish_due_products() is
  'Publishes up to 50 drafts whose hour has come, in the name of who planned it; one that is refused stays a draft and its makers are told why.
Answers how many; asked until it says 0.';
revoke execute on function private.publish_due_products() from public;
grant execute on function private.publish_due_products() to service_role;
