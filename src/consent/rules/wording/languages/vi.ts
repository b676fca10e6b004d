import { viPromises } from "../promises/vi-promises";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Vietnamese. */
export const vi: Wording = {
  ...viPromises,
  sources: [
    authority("Law 91/2025/QH15, article 9: silence or a lack of response is not consent"),
    edpbScrolling,
    edpbLabels,
  ],
  goingOn: `
    tiếp tục (sử dụng|truy cập|duyệt|lướt|xem|đọc|ở lại|dùng|cuộn); (bằng việc|bằng cách|khi|nếu|việc) … … tiếp tục;
    (bằng việc|bằng cách|khi) … (sử dụng|truy cập|duyệt|ở lại|cuộn|lướt) … (trang|website|web|dịch vụ);
    (việc|sự) (sử dụng|truy cập|duyệt) … (trang|website|web|dịch vụ); (cuộn|lướt) (trang|xuống);
    (nếu|khi|bằng việc|bằng cách|việc|qua việc|chỉ cần|chỉ) … … (ở lại|đọc tiếp|tiếp tục|duyệt|lướt|cuộn|truy
    cập|xem|đọc|sử dụng|ghé thăm|tải|mở) … … (trang|website|web|dịch vụ|tiếp|là|này)*; (truy cập|sử
    dụng|xem|duyệt|ghé thăm|mở) … … (trang|website|web|dịch vụ|ứng dụng) … … (nghĩa là|có nghĩa|đồng nghĩa|tức
    là|được coi|được xem|tương đương)`,
  idle: `
    (đóng|tắt|bỏ qua|phớt lờ) … (thông báo|cửa sổ|hộp thoại|biểu ngữ|banner|nó|này); im lặng; sự im lặng;
    (không|chưa) (trả lời|phản hồi|phản ứng|chọn|lựa chọn|làm gì|phản đối|từ chối|đưa ra); (ai|người|những ai|khách) … … (ở lại|tiếp tục|cuộn|đóng|bỏ qua|duyệt);
    (sau|trong) … (giây|phút); (sự hiện diện|lượt truy cập|chuyến ghé thăm) của bạn; (nhấp|bấm) … (bất kỳ|liên kết khác);
    (không) (phản đối|trả lời|phản hồi|thay đổi|từ chối|chọn|điều chỉnh|có phản hồi|lên tiếng) … (,)*; (người
    dùng|khách|ai|người truy cập|những người) không (thay đổi|từ chối|phản đối|chọn|trả lời); (trừ khi|nếu không)
    … (thay đổi|từ chối|phản đối|tắt|thông báo|có ý kiến); (mặc nhiên|ngầm|tự động|mặc định);
    chỉ cần (đọc|tiếp|lướt|cuộn|ở lại|duyệt|truy cập);
    không có ý kiến (gì)*;
    (nếu|khi) … … không (có ý kiến|phản đối|nói gì|trả lời|lên tiếng);
    trình duyệt … … (cài đặt|cho phép|chấp nhận)`,
  consenting: `
    đồng ý; chấp nhận; chấp thuận; cho phép; tán thành;
    quý khách đã đồng ý`,
  affirming: `
    (là|như|thành) (có|sự đồng ý|lời đồng ý|sự cho phép); nói có;
    (tất cả|mọi|toàn bộ) … (cookie|mục đích) … (bật|kích hoạt|được đặt|được bật|được dùng);
    (bật|kích hoạt|đặt) (tất cả|mọi|toàn bộ);
    (được coi|được xem|coi|xem|hiểu|tương đương|đồng nghĩa) … … (đồng ý|chấp nhận|chấp thuận|cho phép)`,
  notConsenting: `
    (không|chưa|chẳng) … (đồng ý|chấp nhận|chấp thuận|cho phép|có nghĩa|được coi|coi|xem|phải|đồng nghĩa|là|cấu thành|thay|đặt|dùng|sử dụng|lưu|bật|yêu cầu|bắt buộc|cần);
    (nếu|khi) bạn (đồng ý|chấp nhận|cho phép); (hỏi|xin|yêu cầu) … … (đồng ý|chấp thuận); (chỉ|trừ khi|cho đến khi) … … (khi|nếu|sau|bạn|đồng ý|cần thiết);
    (mà) (không|chưa); (có thể) … (tiếp tục|truy cập|sử dụng|duyệt|từ chối); với sự đồng ý; dù;
    không … (hình thức|dấu hiệu|biểu hiện) … đồng ý; (cho)* … biết … (có đồng ý|bạn đồng ý) … không; trong (cả
    hai|mọi|bất kỳ) trường hợp; hỏi lại; lần (truy cập|ghé thăm) (sau|tiếp theo|tới); (sự đồng ý|lựa chọn|quyết
    định) của bạn … (lưu|áp dụng|có hiệu lực|được lưu|hết hạn)`,
  denying: `
    (là|như|nghĩa là|có nghĩa là|đồng nghĩa|coi là|coi như) … (từ chối|lời từ chối|sự từ chối|không); bạn (từ chối|đã từ chối);
    (rút|thay đổi|thu hồi) … … … … (bằng|tại|trong|khi|ở|bất cứ); (không|chẳng) … (gì|cookie|mục); (vẫn|sẽ) (tắt|bị tắt|ở trạng thái tắt); chỉ nút; chỉ … nút; (nhấp|bấm|chọn|nhấn) … (vào)* … (đồng ý|chấp nhận|cho phép|nút); (quyết định) … sau`,
  accepting: `đồng ý; chấp nhận; chấp thuận; cho phép; bật; có`,
  refusing: `
    không; từ chối; chỉ; cần thiết; bắt buộc; thiết yếu; mà không; chặn; phản đối; rút; hủy; ngừng; tối thiểu; tắt (tất cả|hết|cookie|quảng cáo|mọi)`,
  settings: `
    đã chọn; cài đặt; thiết lập; tùy chọn; tùy chỉnh; tuỳ chọn; tuỳ chỉnh; quản lý; lựa chọn; chọn; lưu; thay đổi;
    điều chỉnh; cấu hình; mục đích; đối tác;
    từng; riêng; một phần`,
  elsewhere: `
    thêm; tìm hiểu; chi tiết; thông tin; xem; đọc; để sau; sau; lúc khác; nhắc; bỏ qua; đóng; ok; hiểu; đã hiểu;
    tiếp tục; tiếp; rời; thoát; quay lại; trợ giúp; ẩn; đăng ký; trả; đăng nhập; chính sách; xong; xác nhận; đến trang;
    vào trang;
    đã hiểu; tôi hiểu; cảm ơn`,
  acknowledging: `ok; okay; được; vâng; có; tốt`,
  disagreeing: `(không|chưa|chẳng) (đồng ý|chấp nhận|chấp thuận|cho phép)`,
  shaming: `
    (thích|muốn|chọn) … … (tệ|kém|ít hơn|nhàm chán|chậm|quảng cáo|trả tiền); (tệ hơn|kém hơn|nhàm chán|không quan tâm|bỏ lỡ|giá đầy đủ);
    không (muốn|cần|thích) … … (trải nghiệm|tốt hơn|ủng hộ|hỗ trợ|giúp|tiết kiệm|ưu đãi|giảm giá|chất lượng|lợi
    ích); (bỏ lỡ|mất|từ bỏ|ghét) … … (ưu đãi|lợi ích|giảm giá|trải nghiệm|quyền lợi)*; (hạn chế|kém|giới hạn) …
    (trải nghiệm|dịch vụ|trang)`,
  walling: `
    (chỉ) … … … (nếu|khi|sau khi|với|dành cho) … … (đồng ý|chấp nhận|chấp thuận|cho phép);
    (không|nếu không|mà không) (đồng ý|chấp nhận|có sự đồng ý) … … (,)* … … … (không thể|không được|bị chặn);
    (phải|cần phải) (đồng ý|chấp nhận|cho phép); (truy cập|đọc|sử dụng|việc đọc) … … … (yêu cầu|đòi hỏi|phụ thuộc|tùy thuộc) … … (đồng ý|chấp nhận|chấp thuận);
    (nếu|khi) bạn (từ chối|không đồng ý) … (,)* … … (không thể|phải rời|rời khỏi|sẽ rời);
    (đồng ý|chấp nhận|chấp thuận) … … (là) … (điều kiện|bắt buộc|yêu cầu) … … (sử dụng|truy cập|đọc|xem|vào);
    (chấp nhận|đồng ý|cho phép) … … (để) … (mở khóa|đọc|xem|tiếp tục|truy cập|vào|dùng trang); (nếu) … không
    (muốn|đồng ý|chấp nhận) … … (,)* … … (rời|thoát|đóng|không thể|ngừng|không được); không thể … … … … (nếu
    không|trừ khi|cho đến khi|khi chưa) … … (đồng ý|chấp nhận); (khách|ai|người dùng|người) không (đồng ý|chấp
    nhận) … … … (chuyển|chuyển hướng|chặn|rời|không thể)`,
  access: `
    truy cập; nội dung; bài viết; bài báo; đọc; xem; trang; website; trang web; dịch vụ; sử dụng; cửa hàng; rời;
    mở khóa; rời; tin tức; đọc; xem; trang; trang web; nội dung; chuyển sang`,
  open: `
    (không|chẳng) … (phụ thuộc|yêu cầu|cần|bắt buộc|đòi hỏi|ảnh hưởng|phải); (vẫn|cũng|ngay cả khi|kể cả khi|dù|tự do|miễn phí);
    (một số|vài|video|bản đồ|nhúng|bên ngoài|bên thứ ba); (cookie|dữ liệu|quảng cáo|thống kê|công nghệ|dịch vụ) … … … (chỉ|không|cần);
    (chúng tôi|đối tác) … … (chỉ|không|cần|sử dụng|đặt|đo|xin); (thuê bao|trả phí|thanh toán); (để|trước khi) … … cookie;
    (không|chẳng|chưa) … … (điều kiện|bắt buộc|yêu cầu|cần|phải); (không cần|không phải) … … (rời|đồng ý|chấp
    nhận);
    (chúng tôi)* (muốn|mong muốn) (dùng|sử dụng|đặt|đo|hiển thị|lưu); (không) … … (bị loại|mất|bị hạn chế|thiệt);
    (hoặc|và|để) … tiếp tục mà không; trong (cả hai|mọi|bất kỳ) trường hợp`,
  withdrawing: `
    rút; thu hồi; bất cứ lúc nào; bất kỳ lúc nào; thay đổi; hủy; mọi lúc;
    (rút|thu hồi|đổi ý|thay đổi|hủy|sau này|tắt)`,
  advertising: `quảng cáo; tiếp thị; marketing; nhắm mục tiêu; tài trợ; khuyến mãi; chiến dịch; mạng xã hội; hồ sơ; ưu đãi`,
  advertises: `
    quảng cáo … (cá nhân hóa|phù hợp|theo|dựa|nhắm|từ|của|đối tác|hiển thị); (hiển thị|cung cấp|cho thấy|tài trợ|phân phối) … … quảng cáo; (đối tác|mạng|mục đích|nhà|công ty) … (quảng cáo|tiếp thị);
    (cho|để|và) (quảng cáo|tiếp thị|tái tiếp thị); (retargeting|remarketing|tái tiếp thị|chiến dịch|chuyển đổi); (tạo|xây dựng|lập|chuyển|chia sẻ) … … hồ sơ … … (sở thích|hành vi|đối tác|quảng cáo|nhà);
    sở thích của bạn; (môi giới dữ liệu|nhà quảng cáo); mạng xã hội … … (nhận diện|nhận ra|theo dõi); (tăng) … doanh (số|thu)`,
  measures: `
    (thống kê|phân tích) … (lượt|truy cập|lưu lượng|hành vi|cách|sử dụng|khách|số liệu|trang|ẩn danh|về); số liệu thống kê; thống kê; bản đồ nhiệt; ghi lại phiên;
    (đo|đo lường|đếm|theo dõi|ghi lại|đánh giá|hiểu) … … … (lượt truy cập|lượt xem|khách|lưu lượng|nhấp chuột|hành vi|cách bạn|cách khách|di chuyển chuột|sử dụng trang)`,
  excluding: `
    không; chưa; chẳng; trừ; ngoại trừ; (từ chối|phản đối|chặn|tắt); (lựa chọn|quyết định|sự đồng ý|cài đặt|tùy chọn|câu trả lời) … (của bạn)*;
    (gian lận|tấn công|bot|lạm dụng|thư rác|lỗi|sự cố|tải|máy chủ|lần thử|bảo vệ chống)`,
  clickingOr: `
    (nhấp|bấm|nhấn|chọn|ấn) … … … … (hoặc|hay)`,
  unopposed: `
    (trừ khi) … … (phản đối|từ chối|có ý kiến|thông báo); (nếu|miễn là|chừng nào|khi) … … … (không phản đối|không
    từ chối|không có ý kiến|không trả lời|có ý kiến khác|không phản hồi|không lên tiếng|không nói gì|không thông
    báo); (không có|vắng) (phản đối|phản hồi|ý kiến)`,
  processing: `
    (bắt đầu|đặt|tải|kích hoạt|bật|dùng|sử dụng|chia sẻ|chuyển|gửi|bán|theo dõi|phân tích|đo|thu
    thập|tạo|hiểu|coi) … … … … … (cookie|theo dõi|quảng cáo|đối tác|hồ sơ|tiếp thị|dữ liệu|truy cập|hành vi|bên
    thứ ba|thông tin|đồng ý)`,
  barring: `
    (vui lòng|xin|hãy|phải) … (rời khỏi|rời|thoát khỏi) … (trang|website)`,
  embracing: `
    tất cả; mọi; sẵn lòng`,
  deferring: `
    không phải bây giờ; để sau; lúc khác`,
};
