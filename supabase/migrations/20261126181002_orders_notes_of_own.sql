-- How many notes stand beside an order was told, by another refusal, to whoever knew its id, and its row was locked for them.
create or replace function private.bound_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The policy refuses the row.
  if not private.may_note(new.order_id) then return new; end if;
  perform from public.orders where id = new.order_id for update;
  if (select count(*) from public.order_notes where order_id = new.order_id) >= 50
    or (select count(*) from public.order_notes where author_id = new.author_id and created_at > now() - interval '1 day') >= 500 then
    raise exception 'There are enough notes here.' using errcode = 'HT005', hint = 'too_many_notes';
  end if;
  return new;
end
$$;
